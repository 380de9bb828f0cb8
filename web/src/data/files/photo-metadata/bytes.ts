export type Bytes = Uint8Array<ArrayBuffer>;

/** Thrown, as by a view that is read beyond its end, where a picture is not built as its format says. */
export const broken = (what: string): RangeError => new RangeError(what);

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const startsWith = (bytes: Uint8Array, text: string): boolean =>
  bytes.length >= text.length && letters(bytes, 0, text.length) === text;

/** A few bytes as text, one letter each. */
export const letters = (bytes: Uint8Array, at: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + count));

export const textBytes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** More parts than any real picture has: made to take all of a phone's memory. */
const MOST_PARTS = 100_000;

export function* bounded<T>(parts: Iterable<T>): Generator<T> {
  let count = 0;
  for (const part of parts) {
    count += 1;
    if (count > MOST_PARTS) throw broken('too many parts');
    yield part;
  }
}

/** The one copy that is made of a picture. */
export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
