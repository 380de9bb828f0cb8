import { toInstant } from '@portal/domain';
import type { ArchiveEntry } from './archive.ts';

export const MANIFEST = 'manifesto.json';

type Sum = { path: string; bytes: number; sha256: string };

/** The same entries, and at the end a list of all of them with their SHA-256: who keeps the archive can tell that it is whole. */
export async function* withManifest(
  entries: AsyncIterable<ArchiveEntry>,
  title: string,
  now: Date,
): AsyncGenerator<ArchiveEntry> {
  const files: Sum[] = [];
  for await (const entry of entries) {
    files.push(await sumOf(entry));
    yield entry;
  }
  const manifest = { title, made_at: toInstant(now), files };
  yield { name: MANIFEST, input: JSON.stringify(manifest, null, 2), lastModified: now };
}

async function sumOf({ name, input }: ArchiveEntry): Promise<Sum> {
  const bytes = await new Blob([input]).arrayBuffer();
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { path: name, bytes: bytes.byteLength, sha256 };
}
