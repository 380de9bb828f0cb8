/** Of a line without its end (RFC 5545, 3.1). */
const MOST_OCTETS = 75;

/** A long line goes on in the next, after a space; letters stay whole. */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MOST_OCTETS) return line;
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
