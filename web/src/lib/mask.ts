/** `13800000001` → `138****0001`; what is masked already stays. */
export const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
