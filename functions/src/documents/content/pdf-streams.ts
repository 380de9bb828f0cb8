import { pdfText } from './pdf-words.ts';

/** Where a stream's data begins and what its dictionary says of it. */
export type PdfStream = {
  start: number;
  packing: 'zlib' | 'none' | 'unknown';
  /** Holds objects, where names can be that no reader of the plain file sees. */
  isObjects: boolean;
  isImage: boolean;
};

/** Longer dictionaries are those of pictures with their palettes. */
const DICTIONARY_BYTES = 1024;
const KEYWORD = Buffer.from('stream', 'latin1');

/** Every place where a stream can begin, in order, each looked for when it is asked for. */
export function* pdfStreams(file: Buffer): Generator<PdfStream, void> {
  for (let at = file.indexOf(KEYWORD); at !== -1; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    const start = dataStart(file, at + KEYWORD.length);
    if (start === null || file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const dictionary = dictionaryBefore(file, at);
    const isObjects = /\/ObjStm(?![A-Za-z])/.test(dictionary);
    const isImage = !isObjects && /\/Subtype\s{0,9}\/Image(?![A-Za-z])/.test(dictionary);
    yield { start, packing: packingOf(dictionary, isObjects, file, start), isObjects, isImage };
  }
}

/** After the keyword comes a line's end; readers take a lone return, and spaces before it, too. */
function dataStart(file: Buffer, at: number): number | null {
  let lineEnd = at;
  while (file[lineEnd] === 0x20 && lineEnd < at + 8) lineEnd += 1;
  const [first, second] = file.subarray(lineEnd, lineEnd + 2);
  if (first === 0x0d) return second === 0x0a ? lineEnd + 2 : lineEnd + 1;
  return first === 0x0a ? lineEnd + 1 : null;
}

function dictionaryBefore(file: Buffer, at: number): string {
  const text = pdfText(file.subarray(Math.max(0, at - DICTIONARY_BYTES), at));
  return text.slice(text.lastIndexOf('endobj') + 1);
}

/** Deflate alone is what writers of objects use; a second filter or a predictor would change the words. */
function packingOf(
  dictionary: string,
  isObjects: boolean,
  file: Buffer,
  start: number,
): PdfStream['packing'] {
  const filtered = /\/Filter(?![A-Za-z])/.test(dictionary);
  if (!filtered) return 'none';
  const isPlainDeflate = /\/Filter\s{0,9}(\/FlateDecode|\[\s{0,9}\/FlateDecode\s{0,9}\])/.test(dictionary);
  const isChanged = isObjects && /\/Predictor\s{0,9}(?!1\b)/.test(dictionary);
  return (isPlainDeflate || isZlib(file, start)) && !isChanged ? 'zlib' : 'unknown';
}

/** Two bytes that say deflate and check each other. */
function isZlib(file: Buffer, start: number): boolean {
  const [method = 0, flags = 0] = file.subarray(start, start + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}
