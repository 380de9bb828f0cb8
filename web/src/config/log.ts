/**
 * Writes down what a person was told of, for who looks into it later. Fixed words only: what somebody wrote and
 * whose it is does not belong there. Not as errors: a handled failure is no defect of the page.
 */
export function log(...words: readonly string[]): void {
  // eslint-disable-next-line no-console -- the one place that does
  console.info(...words);
}
