/** S5-22: runs of digits that a price or a code had better not contain. A warning, never a block. */
export const DIGIT_RUNS = ['8964', '6489'] as const

/** The first such run in the text; the server may configure other runs. */
export const digitRunIn = (
  text: string | number | null | undefined,
  runs: readonly string[] = DIGIT_RUNS,
): string | undefined => runs.find((run) => String(text ?? '').includes(run))
