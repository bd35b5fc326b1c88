/** From so many characters on, a name shows whole in a tooltip (S2-34). */
export const LONG_NAME = 14

export const isLongName = (name: string) => [...name].length >= LONG_NAME
