/** How urgent a message is; an ordinary one bears no mark. */
export const LEVELS = [
  { value: 'INFO', label: '普通' },
  { value: 'WARN', label: '重要' },
  { value: 'URGENT', label: '紧急' },
] as const

export const levelMark = (level: string) =>
  level === 'INFO' ? undefined : LEVELS.find(({ value }) => value === level)?.label
