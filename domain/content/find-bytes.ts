/** Whether the bytes begin with the text's characters, one byte each. */
export function startsWith(bytes: Uint8Array, text: string): boolean {
  return bytes.length >= text.length && isAt(bytes, text, 0);
}

export function isWithin(bytes: Uint8Array, text: string): boolean {
  return !positionsOf(bytes, text).next().done;
}

/** Every place where the text's characters are, in order. */
export function* positionsOf(bytes: Uint8Array, text: string): Generator<number, void> {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (isAt(bytes, text, at)) yield at;
  }
}

function isAt(bytes: Uint8Array, text: string, at: number): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
