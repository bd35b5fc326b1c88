/** `13800000001` → `138****0001`; what is masked already stays. */
export const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

/** What the server shows of something sensitive; sent back, it means that nothing was changed. */
export const isMasked = (value: unknown) => typeof value === 'string' && /\*{3}/.test(value)
