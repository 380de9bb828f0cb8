import { randomBytes } from 'node:crypto';
import {
  drawObject,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  scale,
  StandardFonts,
} from '@cantoo/pdf-lib';

/** Dots in a row of the picture, one byte each. */
const WIDTH = 1000;
const LETTER = [612, 792];

/** A valid PDF of one page of about that many bytes, unlike any other: a scan of noise, one line of text on it. */
export async function paddedPdf(text, size) {
  const document = await PDFDocument.create();
  const page = document.addPage(LETTER);
  page.setFont(await document.embedFont(StandardFonts.Helvetica));
  page.node.setXObject(PDFName.of('Scan'), noise(document.context, Math.ceil(size / WIDTH)));
  page.pushOperators(pushGraphicsState(), scale(...LETTER), drawObject('Scan'), popGraphicsState());
  page.drawText(text, { x: 72, y: 720, size: 18 });
  return document.save({ useObjectStreams: false });
}

/** Grey dots as they are: packing noise would only take time. */
function noise(context, height) {
  const dictionary = { Type: 'XObject', Subtype: 'Image', Width: WIDTH, Height: height };
  const colours = { ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
  return context.register(context.stream(randomBytes(WIDTH * height), { ...dictionary, ...colours }));
}
