import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Of a file that runs: another one may write another text of the same rows. */
export const releaseOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('base64url');

let own: string | undefined;

/** Of this very one: the functions are one file. Read when it is first asked for, and not by every function's cold start. */
export const ownRelease = (): string => (own ??= releaseOf(import.meta.filename));
