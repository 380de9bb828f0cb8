/** A failure that a person can act on: its message is the whole story, printed as one line without a stack. */
export class PlainFailure extends Error {
  name = 'PlainFailure';
}
