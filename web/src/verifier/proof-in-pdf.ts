import { PROOF_FILE, readProof, type SlipProof } from '@portal/domain';

/** A page has one such stream, of some KB: more is none of ours. */
const MOST_BYTES = 5_000_000;

/** The proof that a file holds: the page as PDF, or what is inside it by itself. Null where there is none. */
export async function proofIn(file: Blob): Promise<SlipProof | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(bytes);
  const json = text.startsWith('%PDF-') ? await embeddedIn(bytes, text) : new TextDecoder().decode(bytes);
  if (json === null) return null;
  try {
    return readProof(JSON.parse(json));
  } catch {
    return null;
  }
}

/** As `printProof` of the functions writes it: one embedded file, deflated (ISO 32000-1, 7.11.4). */
async function embeddedIn(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string | null> {
  const at = text.indexOf('/Type /EmbeddedFile');
  if (at === -1 || !text.includes(PROOF_FILE)) return null;
  const begin = /stream\r?\n/.exec(text.slice(at));
  if (begin === null) return null;
  const from = at + begin.index + begin[0].length;
  const to = text.indexOf('endstream', from);
  try {
    const inflated = new Blob([bytes.slice(from, endOfData(bytes, to))])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'));
    return await new Response(inflated).text();
  } catch {
    return null;
  }
}

/** Without the line break before `endstream`, which is no part of the data: what follows it would be an error. */
function endOfData(bytes: Uint8Array, to: number): number {
  if (bytes[to - 1] !== 0x0a) return to;
  return bytes[to - 2] === 0x0d ? to - 2 : to - 1;
}
