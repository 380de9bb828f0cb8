import { toBase64 } from '#data/files/to-base64.ts';

export type UnsentExport = { filename: string; blob: Blob };

/** A file of an export; null where the device has lost its bytes. */
export type ExportedFile = {
  document_id: string;
  mime_type: string;
  md5: string | null;
  read: () => Promise<Blob | null>;
};

/**
 * Unsent work as one JSON file to keep: `about`, the text of an object as `JSON.stringify(…, null, 2)` writes it, and
 * the bytes of the files as base64.
 */
export async function exportFile(
  about: string,
  files: readonly ExportedFile[],
  day: string,
): Promise<UnsentExport> {
  // Parts, not one text: several files of 25 MB would not fit one string.
  const parts = [`${about.slice(0, -2)},\n  "files": [`];
  for (const [i, { read, ...file }] of files.entries()) {
    const blob = await read();
    const bytes = blob === null ? null : toBase64(new Uint8Array(await blob.arrayBuffer()));
    parts.push(`${i === 0 ? '' : ','}\n    ${JSON.stringify({ ...file, bytes })}`);
  }
  parts.push('\n  ]\n}\n');
  return {
    filename: `portal-nao-enviados-${day}.json`,
    blob: new Blob(parts, { type: 'application/json' }),
  };
}
