import { docx, latin1, pdf, pdfStream, xlsx } from 'functions/src/documents/content/testing/samples.ts';

const MEGABYTE = 1024 * 1024;

/** A file for measurements of the check: `extension` as its path ends. */
export type CostlyFile = { extension: 'docx' | 'pdf' | 'xlsx'; what: string; bytes: Uint8Array };

/** What an accountant sends every day, of about 5 MB. */
export const ordinaryFiles = (): CostlyFile[] => [
  { extension: 'pdf', what: 'ordinary pdf', bytes: Buffer.concat([pdf(), noise(5 * MEGABYTE), pdf()]) },
  {
    extension: 'xlsx',
    what: 'ordinary xlsx',
    bytes: xlsx({
      'xl/media/a.jpg': noise(4 * MEGABYTE),
      'xl/a.xml': `<a>${'<c>1</c>'.repeat(MEGABYTE)}</a>`,
    }),
  },
];

/** Made to cost the check as much as they can; it refuses each. */
export function craftedFiles(): CostlyFile[] {
  const records = `PK\x01\x02${'\0'.repeat(24)}\xff\xff\0\0\0\0${'\0'.repeat(12)}`;
  const bomb = pdfStream('', '\0'.repeat(20 * MEGABYTE));
  return [
    {
      extension: 'docx',
      what: 'docx of a directory whose names lie over each other',
      bytes: latin1(`PK\x03\x04${records.repeat(200_000)}`),
    },
    {
      extension: 'docx',
      what: 'docx of a part that unpacks to far too much',
      bytes: docx({ 'word/a': new Uint8Array(300 * MEGABYTE) }),
    },
    {
      extension: 'pdf',
      what: 'pdf of streams that unpack to far too much',
      bytes: pdf(...Array<string>(20).fill(bomb)),
    },
  ];
}

/** A quick machine reads all of it within the budget of time and takes it; a slow one is stopped by the budget. */
export const manyStreams = (): CostlyFile => ({
  extension: 'pdf',
  what: 'pdf of a million streams',
  bytes: latin1(`%PDF-1.7\n${'stream\n\x78\x9c'.repeat(1_000_000)}`),
});

/** What no packing makes smaller, the same each time. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff);
}
