/**
 * MD5 (RFC 1321) as base64: the bucket reports this hash of each object, which tells whether a file whose
 * answer was lost has arrived. No defence rests on it. WebCrypto leaves MD5 out. The page draws and answers between
 * two stretches. The code comes when a file is taken, as that of the content check does: no first screen has it.
 */
export async function md5(bytes: Uint8Array): Promise<string> {
  const { md5: algorithm } = await import('@noble/hashes/legacy.js');
  const hash = algorithm.create();
  for (let at = 0; at < bytes.length; at += STRETCH_BYTES) {
    if (at > 0) await nextTask();
    hash.update(bytes.subarray(at, at + STRETCH_BYTES));
  }
  return btoa(String.fromCharCode(...hash.digest()));
}

/** About 20 ms on a computer, and about a tenth of a second on a slow phone. */
const STRETCH_BYTES = 1024 * 1024;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
