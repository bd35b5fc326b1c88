/** S5-22: runs of digits that a price or a code had better not contain. A warning, never a block. */
export const DIGIT_RUNS = ['8964', '6489'] as const

let configured: readonly string[] = DIGIT_RUNS

/** What the server is configured with; told with the account. */
export const configureDigitRuns = (runs: readonly string[] | undefined) => {
  configured = runs ?? DIGIT_RUNS
}

/** The first such run in the text. */
export const digitRunIn = (
  text: string | number | null | undefined,
  runs: readonly string[] = configured,
): string | undefined => runs.find((run) => String(text ?? '').includes(run))
