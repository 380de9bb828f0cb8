/**
 * SHA-256 as hex. By the browser, which reckons beside the page: of 25 MB nobody waits for a frame. A page without https has
 * no such help, and then nothing is known of the bytes.
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  // The library's type does not say that it may be missing.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
