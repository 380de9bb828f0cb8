import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { AcceptedExtension } from '@portal/domain';
import { openedProblem } from './opened-problem.ts';
import {
  archive,
  compound,
  docx,
  EICAR_FILE,
  largeArchive,
  latin1,
  record,
  relation,
  relations,
  type,
  types,
  xlsx,
} from './testing/samples.ts';

const RELS = 'word/_rels/document.xml.rels';
const SHEET_RELS = 'xl/_rels/workbook.xml.rels';
const VBA = 'application/vnd.ms-office.vbaProject';
const COMPOUND = latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0\0\0');
const PRINTER = latin1('P\0D\0F\0');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const BOOK = record(0x0809, 0, 6, 0x05, 0);
const SHEET = record(0x0809, 0, 6, 0x10, 0);
const MACRO_SHEET = record(0x0809, 0, 6, 0x40, 0);
const LISTED = (kind: number) => record(0x0085, 0, 0, 0, 0, 0, kind, 1, 0, 0x41);
const LISTED_NOWHERE = record(0x0085, 0xff, 0xff, 0xff, 0x7f, 0, 0, 1, 0, 0x41);
const TYPES = '[Content_Types].xml';
const LETTER = { [TYPES]: latin1(types()), 'word/a.xml': latin1('<a/>') };
const xls = (...records: Uint8Array[]) => compound({ Workbook: Buffer.concat(records) });

type Sample = [AcceptedExtension, string, Uint8Array];

describe('an Office document as accountants send it passes', () => {
  it.each<Sample>([
    ['docx', 'a letter', docx()],
    [
      'docx',
      'links to pages',
      docx({ [RELS]: relations(relation('hyperlink', 'https://x.br/', 'External')) }),
    ],
    [
      'docx',
      'a template on the author’s disk',
      docx({
        [RELS]: relations(relation('attachedTemplate', 'file:///C:\\Modelos\\Carta.dotx', 'External')),
      }),
    ],
    [
      'docx',
      'a chart with its sheet',
      docx({
        [RELS]: relations(relation('package', 'embeddings/a.xlsx')),
        'word/embeddings/a.xlsx': xlsx(),
      }),
    ],
    ['xlsx', 'a sheet with a printer’s settings', xlsx({ 'xl/printerSettings/p.bin': PRINTER })],
    [
      'xlsx',
      'a sheet that reads another one next to it',
      xlsx({ 'xl/_rels/e.rels': relations(relation('externalLinkPath', 'Folha%202026.xlsx', 'External')) }),
    ],
    ['xlsx', 'types in UTF-16', archive({ '[Content_Types].xml': utf16(types()), 'xl/a.xml': '<a/>' })],
    [
      'xlsx',
      'with a password',
      compound({ EncryptionInfo: latin1('\x04\0\x04\0'), EncryptedPackage: latin1('x') }),
    ],
    ['doc', 'an old letter', compound({ WordDocument: latin1('x'), ObjectPool: latin1('') })],
    ['xls', 'an old sheet', xls(BOOK, LISTED(0), SHEET)],
    ['xls', 'an old sheet with a password', xls(BOOK, record(0x2f, 1, 0), LISTED(0x77), SHEET)],
    ['xls', 'an old sheet whose list points behind its end', xls(BOOK, LISTED_NOWHERE, SHEET)],
    ['docx', 'a letter that is not packed', zipSync(LETTER, { level: 0 })],
    ['docx', 'a letter written as a large archive', largeArchive({ [TYPES]: types(), 'word/a.xml': '<a/>' })],
  ])('%s: %s', async (extension, _, bytes) => {
    expect(await openedProblem(extension, bytes)).toBeNull();
  });
});

describe('macros are found by what a part is said to be, whatever it is called', () => {
  it.each<Sample>([
    ['docx', 'a type', docx({ '[Content_Types].xml': types(type('word/a.jpg', VBA)) })],
    [
      'docx',
      'a type with a letter written in another way',
      docx({
        '[Content_Types].xml': types(type('word/a.jpg', VBA.replace('v', '&#x76;').replace('ba', '&#98;a'))),
      }),
    ],
    ['docx', 'types in UTF-16', docx({ '[Content_Types].xml': utf16(types(type('word/a.jpg', VBA))) })],
    [
      'docx',
      'a large archive',
      largeArchive({ [TYPES]: types(type('word/a.jpg', VBA)), 'word/a.xml': '<a/>' }),
    ],
    ['docx', 'a relation', docx({ [RELS]: relations(relation('vbaProject', 'a.jpg')) })],
    ['xlsx', 'a macro sheet', xlsx({ [SHEET_RELS]: relations(relation('xlMacrosheet', 'a.xml')) })],
    [
      'xlsx',
      'a macro sheet’s type',
      xlsx({ '[Content_Types].xml': types(type('xl/a.xml', 'application/vnd.ms-excel.macrosheet+xml')) }),
    ],
    ['xlsx', 'a control', xlsx({ [SHEET_RELS]: relations(relation('control', 'a.xml')) })],
    ['xls', 'a macro sheet in the list', xls(BOOK, LISTED(1))],
    ['xls', 'a macro sheet', xls(BOOK, MACRO_SHEET)],
    ['xls', 'a macro sheet behind a password', xls(BOOK, record(0x2f, 1, 0), LISTED(0x77), MACRO_SHEET)],
  ])('%s: %s', async (extension, _, bytes) => {
    expect(await openedProblem(extension, bytes)).toBe('macros');
  });
});

describe('what acts or comes from elsewhere is refused', () => {
  it.each<Sample>([
    ['docx', 'an object’s relation', docx({ [RELS]: relations(relation('oleObject', 'a.bin')) })],
    ['docx', 'an object called a picture', docx({ 'word/media/a.png': COMPOUND })],
    [
      'docx',
      'a remote template',
      docx({ [RELS]: relations(relation('attachedTemplate', 'https://x/t.dotm', 'External')) }),
    ],
    [
      'docx',
      'a template in a network',
      docx({ [RELS]: relations(relation('attachedTemplate', 'file:///\\\\x\\t.dotm', 'External')) }),
    ],
    [
      'docx',
      'a remote picture',
      docx({ [RELS]: relations(relation('image', '&#104;ttp://x/a.png', 'External')) }),
    ],
    [
      'docx',
      'a remote place that calls itself inner',
      docx({ [RELS]: relations(relation('frame', 'http://x/')) }),
    ],
    ['docx', 'a part of another format', docx({ [RELS]: relations(relation('aFChunk', 'a.mht')) })],
    ['docx', 'a document of rich text', docx({ 'word/a.xml': '{\\rtf1 }' })],
    ['docx', 'declarations', docx({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///x">]><a/>' })],
    ['docx', 'declarations in UTF-16', docx({ 'word/a.xml': utf16('<!DOCTYPE a><a/>') })],
    ['docx', 'an archive', docx({ 'word/a.png': archive({ 'a.txt': 'x' }) })],
    [
      'xlsx',
      'a link that starts a program',
      xlsx({ 'xl/a.xml': '<externalLink><ddeLink ddeService="cmd"/></externalLink>' }),
    ],
    ['xlsx', 'a query of another place', xlsx({ [SHEET_RELS]: relations(relation('connections', 'c.xml')) })],
    ['doc', 'an object', compound({ WordDocument: latin1('x'), '\x01Ole10Native': latin1('x') })],
    ['xls', 'an object', compound({ Workbook: BOOK, MBD0001A2B3: latin1('x') })],
  ])('%s: %s', async (extension, _, bytes) => {
    expect(await openedProblem(extension, bytes)).toBe('active');
  });

  it('a test virus at any depth is found', async () => {
    expect(await openedProblem('docx', docx({ 'word/a.txt': EICAR_FILE }))).toBe('malware');
    const late = `${'x'.repeat(65_500)}${EICAR_FILE}`;
    expect(await openedProblem('docx', docx({ 'word/a.txt': late }))).toBe('malware');
    const inner = xlsx({ 'xl/media/a.txt': EICAR_FILE });
    expect(await openedProblem('docx', docx({ 'word/a.xlsx': inner }))).toBe('malware');
  });

  it('a program in it is found', async () => {
    expect(await openedProblem('docx', docx({ 'word/a.png': 'MZ\x90' }))).toBe('program');
    const later = 'x  This program cannot be run in DOS mode.';
    expect(await openedProblem('docx', docx({ 'word/a.png': later }))).toBe('program');
  });
});
