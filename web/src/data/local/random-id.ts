const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 20 letters of 62 make 119 bits: no two devices ever meet, and safe in a path and an operation id. */
const LENGTH = 20;

/** A random document, file or operation id. `random` fills bytes; the platform's secure source by default. */
export function randomId(random: (bytes: Uint8Array<ArrayBuffer>) => void = secureRandom): string {
  let id = '';
  const bytes = new Uint8Array(LENGTH * 2);
  while (id.length < LENGTH) {
    random(bytes);
    for (const byte of bytes) {
      // 248 = 4 * 62: larger bytes would favour the first letters.
      if (byte < 248 && id.length < LENGTH) id += LETTERS.charAt(byte % 62);
    }
  }
  return id;
}

function secureRandom(bytes: Uint8Array<ArrayBuffer>): void {
  crypto.getRandomValues(bytes);
}
