/**
 * MD5 (RFC 1321) as base64: the bucket reports this hash of each object, which tells whether a file whose
 * answer was lost has arrived. No defence rests on it. WebCrypto leaves MD5 out. The page draws and answers between
 * two stretches.
 */
export async function md5(bytes: Uint8Array): Promise<string> {
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  const whole = bytes.length - (bytes.length % 64);
  for (let at = 0; at < whole; at += 64) {
    if (at > 0 && at % STRETCH_BYTES === 0) await nextTask();
    addBlock(state, new DataView(bytes.buffer, bytes.byteOffset + at, 64));
  }

  const tail = padded(bytes.subarray(whole), bytes.length);
  for (let at = 0; at < tail.length; at += 64) addBlock(state, new DataView(tail.buffer, at, 64));

  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, i) => digest.setUint32(i * 4, word, true));
  return btoa(String.fromCharCode(...new Uint8Array(digest.buffer)));
}

/** About 15 ms on a computer, and less than a tenth of a second on a slow phone. */
const STRETCH_BYTES = 1024 * 1024;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The rest, a 1 bit, zeros, and the length in bits as 64 bits, little end first. */
function padded(rest: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const tail = new Uint8Array(rest.length < 56 ? 64 : 128);
  tail.set(rest);
  tail[rest.length] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, (length * 8) >>> 0, true);
  view.setUint32(tail.length - 4, Math.floor(length / 2 ** 29), true);
  return tail;
}

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
].flatMap((round) => [...round, ...round, ...round, ...round]);

/** The integer part of 2^32 * |sin(i + 1)|, as the standard has it. */
const SINES = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));

/** One loop over plain numbers: objects here would take seconds for 25 MB on a phone. */
function addBlock(state: Uint32Array, block: DataView): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    let mix = 0;
    let word = 0;
    if (i < 16) {
      mix = (b & c) | (~b & d);
      word = i;
    } else if (i < 32) {
      mix = (d & b) | (~d & c);
      word = (5 * i + 1) % 16;
    } else if (i < 48) {
      mix = b ^ c ^ d;
      word = (3 * i + 5) % 16;
    } else {
      mix = c ^ (b | ~d);
      word = (7 * i) % 16;
    }
    const sum = (a + mix + (SINES[i] ?? 0) + block.getUint32(word * 4, true)) | 0;
    const shift = SHIFTS[i] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
}
