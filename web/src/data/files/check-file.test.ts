import { describe, expect, test } from 'vitest';
import { pngWith } from '#data/testing/photos/png-sample.ts';
import { checkFile } from './check-file.ts';

const reasonOf = async (content: BlobPart, name: string) => {
  const checked = await checkFile(new File([content], name));
  return checked.ok ? checked.mime_type : checked.reason;
};
const bytes = (...values: number[]) => new Uint8Array(values);
const PNG = new Uint8Array(pngWith([]));
const NFE =
  '<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"></nfeProc>';

describe('a file whose content is what its name says is taken', () => {
  test.each([
    ['guia.PDF', '%PDF-1.7\n', 'application/pdf'],
    ['extrato.csv', 'data;valor\r\n01/11/2026;1.234,56\r\n', 'text/csv'],
    ['extrato.ofx', 'OFXHEADER:100\r\nDATA:OFXSGML\r\n<OFX></OFX>', 'application/x-ofx'],
    ['nota.xml', NFE, 'application/xml'],
    ['foto.png', PNG, 'image/png'],
  ])('%s', async (name, content, mimeType) => {
    expect(await reasonOf(content, name)).toBe(mimeType);
  });
});

describe('a file that is something else is refused', () => {
  test.each([
    ['pagina.pdf', '<!doctype html><script>alert(1)</script>'],
    ['programa.pdf', bytes(0x4d, 0x5a, 0x90, 0x00)],
    ['foto.jpg', PNG],
    ['pagina.html', '<html></html>'],
    ['nota.xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['lista.csv', '<html><body>x</body></html>'],
    ['dados.csv', bytes(0x50, 0x4b, 0x03, 0x04, 0x00)],
    ['sem-extensao', '%PDF-1.7'],
  ])('%s', async (name, content) => {
    expect(await reasonOf(content, name)).toBe('wrong_type');
  });
});

test('an empty file and one above 25 MB say so', async () => {
  expect(await reasonOf('', 'guia.pdf')).toBe('empty');
  expect(await reasonOf(new Uint8Array(25 * 1024 * 1024), 'guia.pdf')).toBe('too_large');
});
