import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** In points. */
const MARGIN = 30;
const COLUMN = 4.5;
const LINE = 16;

/** A PDF of a form of text, each of its columns printed at its place. */
export async function printForm(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([595, 842]);
  page.setFont(await document.embedFont(StandardFonts.Helvetica));
  for (const [number, line] of text.split('\n').entries()) {
    for (const { index, 0: part } of line.matchAll(/\S+(?: \S+)*/g))
      page.drawText(part, { x: MARGIN + index * COLUMN, y: 790 - number * LINE, size: 7 });
  }
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}
