import { ACCEPTED_TYPES, acceptedExtension, MAX_FILE_BYTES, type AcceptedExtension } from '@portal/domain';
import type { CheckProblem } from './check-reasons.ts';
import { openedProblem } from './content/opened-problem.ts';
import type { Scan } from './scanner/clamd.ts';

export type StoredFile = {
  size: number;
  contentType: string | undefined;
  /** Asked for only when the size is small enough. */
  read: () => Promise<Uint8Array>;
};

/** What is wrong with a document's bytes, or null. Name, type and bytes must all say the same. */
export async function storedProblem(
  extension: AcceptedExtension,
  row: { filename: string; mime_type: string },
  stored: StoredFile,
  scan: Scan | null,
): Promise<CheckProblem | null> {
  if (stored.size === 0) return 'empty';
  if (stored.size > MAX_FILE_BYTES) return 'too_large';
  const named = acceptedExtension(row.filename);
  const types = [named === null ? null : ACCEPTED_TYPES[named], row.mime_type, stored.contentType];
  if (types.some((type) => type !== ACCEPTED_TYPES[extension])) return 'wrong_type';
  const bytes = await stored.read();
  const problem = await openedProblem(extension, bytes);
  // What is refused already needs no scanner.
  if (problem !== null || scan === null) return problem;
  return (await scan(bytes)) ? 'malware' : null;
}
