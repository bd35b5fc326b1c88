import { EMPTY } from './money'

type Side = number | null | undefined

/** `6.5×6.5×8.2 cm`; nothing of it where a side is unknown. */
export const sizeText = (of: { lengthCm?: Side; widthCm?: Side; heightCm?: Side }): string =>
  of.lengthCm && of.widthCm && of.heightCm
    ? `${of.lengthCm}×${of.widthCm}×${of.heightCm} cm`
    : EMPTY
