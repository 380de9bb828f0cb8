import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { readSlip } from '@portal/domain';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { BAKERY, darf, das, gfd, gps, issRio, issSaoPaulo } from '@portal/domain/testing/slip-forms';
import { printForm } from '#ui/testing/print-form.ts';
import { layOut, readPdfText } from './pdf-text.ts';

const open = (data: Uint8Array) => getDocument({ data, useSystemFonts: true, useWasm: false }).promise;

test.each([
  ['DAS', das],
  ['DARF', darf],
  ['GFD', gfd],
  ['GPS', gps],
  ['ISS of São Paulo', issSaoPaulo],
  ['ISS of Rio de Janeiro', issRio],
])('a PDF of a %s says what its text says', async (_name, form) => {
  const text = form(BAKERY);
  const read = readSlip(await readPdfText(await open(await printForm(text))), '2026-11-23');
  expect(read).toEqual(readSlip(text, '2026-11-23'));
  expect(read.problems).toEqual([]);
});

test('a PDF of a picture has no text', async () => {
  const document = await PDFDocument.create();
  document.addPage().drawRectangle({ x: 10, y: 10, width: 300, height: 300 });
  expect((await readPdfText(await open(await document.save()))).trim()).toBe('');
});

test('of a file of many pages the first ones are read', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= 6; page += 1)
    document.addPage().drawText(`page ${page}`, { font, x: 40, y: 700 });
  const text = await readPdfText(await open(await document.save()));
  expect(text.match(/\d/g)).toEqual(['1', '2', '3', '4']);
});

test('pieces that touch are one word, and those apart stand in their columns', () => {
  const at = (text: string, x: number, y = 100, width = text.length * 4.5) => ({ text, x, y, width });
  expect(layOut([at('lor', 13.5), at('Va', 4.5), at('total', 90, 101)])).toBe(' Valor              total');
  expect(layOut([at('below', 0, 80), at('above', 0, 100)])).toBe('above\nbelow');
});
