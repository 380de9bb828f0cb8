import { PROJECT, storage } from '../e2e/support/local-backend.ts';

/** A file as the server has it; read past all rules. */
export async function storedBytes(path: string): Promise<Buffer> {
  const url = `${storage}/v0/b/${PROJECT}.firebasestorage.app/o/${encodeURIComponent(path)}?alt=media`;
  const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
