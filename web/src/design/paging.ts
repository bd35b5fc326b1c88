/** Pages of a list (S9-01, S9-02). */
export const DEFAULT_PAGE_SIZE = 20
export const PAGE_SIZES = [10, 20, 30, 50, 100] as const

/** Shown pages begin with 1, the wire's with 0. */
export const wirePage = (page: number) => page - 1

export const needsPager = (total: number, size: number) => total >= size
