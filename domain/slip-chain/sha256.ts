import type { Sha256 } from './slip-chain.ts';

/** By WebCrypto, which browsers and functions have alike. */
export const sha256: Sha256 = (text) => sha256OfBytes(new TextEncoder().encode(text));

export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
