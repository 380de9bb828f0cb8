/**
 * The text of a file, or null where it holds control characters that no text has: a renamed program, picture or
 * archive. UTF-16 exports start with a mark. Any other encoding is read as UTF-8: accents may suffer, while the
 * words of a markup language are ASCII in all of them.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  for (let index = 0; index < text.length; index += 1) {
    if (isControl(text.charCodeAt(index))) return null;
  }
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Tab, line feed, carriage return and the end mark of old bank systems are text. */
function isControl(code: number): boolean {
  return code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d && code !== 0x1a;
}
