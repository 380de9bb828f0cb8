import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

const A4 = [595, 842] as const;

/** One A4 page of text lines. It says nothing of when it was made, so that the same text makes the same bytes. */
export async function pdf(title: string, lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([...A4]);
  page.setFont(await document.embedFont(StandardFonts.Helvetica));
  page.drawText(title, { x: 56, y: 770, size: 18 });
  page.drawText(lines.join('\n'), { x: 56, y: 750, size: 11, lineHeight: 20 });
  return document.save({ useObjectStreams: false });
}
