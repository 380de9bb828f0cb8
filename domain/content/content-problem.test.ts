import { describe, expect, it } from 'vitest';
import type { AcceptedExtension } from '../documents/accepted-types.ts';
import { contentProblem } from './content-problem.ts';
import { zipEntries } from './zip-entries.ts';

const raw = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => raw(`\xff\xfe${Array.from(text, (letter) => `${letter}\0`).join('')}`);

/** A zip's beginning and its directory; what is packed does not matter. */
function zip(...names: string[]): Uint8Array {
  const record = (name: string) =>
    `PK\x01\x02${'\0'.repeat(24)}${String.fromCharCode(name.length)}\0${'\0'.repeat(16)}${name}`;
  return raw(`PK\x03\x04${'\0'.repeat(26)}packed${names.map(record).join('')}PK\x05\x06`);
}

/** A compound file: header of 512 bytes, then directory entries. */
function compound(...names: string[]): Uint8Array {
  const entry = (name: string) => {
    const letters = Array.from(name, (letter) => `${letter}\0`).join('');
    return `${letters.padEnd(64, '\0')}${String.fromCharCode(letters.length + 2)}\0\x02`.padEnd(128, '\0');
  };
  return raw(
    `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1`.padEnd(512, '\0') + ['Root Entry', ...names].map(entry).join(''),
  );
}

const DOCX = zip('[Content_Types].xml', 'word/document.xml');
const XLSX = zip('[Content_Types].xml', 'xl/workbook.xml');
const PNG = raw('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
const PROGRAM = raw('MZ\x90\0\x03\0\0\0');
const PAGE = raw('\r\n<!DOCTYPE html><script>alert(1)</script>');
const NFE = '<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><xNome>Padaria & Cia</xNome></nfeProc>';
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

describe('content that is what the extension says has no problem', () => {
  it.each<[AcceptedExtension, string, Uint8Array]>([
    ['pdf', 'a PDF', raw('%PDF-1.7\n')],
    ['pdf', 'a PDF after a mark', raw('\xef\xbb\xbf%PDF-1.4\n')],
    ['doc', 'an old letter', compound('WordDocument', '1Table')],
    ['xls', 'an old sheet', compound('Workbook')],
    ['xls', 'a very old sheet', compound('Book')],
    ['docx', 'a letter', DOCX],
    ['xlsx', 'a sheet', XLSX],
    ['xlsx', 'a sheet with a password', compound('EncryptionInfo', 'EncryptedPackage')],
    ['csv', 'a statement', raw('data;valor\r\n01/11/2026;1.234,56\r\n')],
    ['csv', 'a list that begins with MZ', raw('MZ;valor\r\n1;2\r\n')],
    ['csv', 'an export in UTF-16', utf16('data;valor')],
    ['ofx', 'a bank’s file with its end mark', raw('OFXHEADER:100\r\n<OFX></OFX>\x1a')],
    ['xml', 'an invoice', raw(`\xef\xbb\xbf<?xml version="1.0"?>${NFE}`)],
    ['xml', 'an invoice in an envelope', raw(`<soap:Envelope><soap:Body>${NFE}</soap:Body></soap:Envelope>`)],
    ['jpg', 'a photo', raw('\xff\xd8\xff\xe0')],
    ['jpeg', 'a photo', raw('\xff\xd8\xff\xe1')],
    ['png', 'a picture', PNG],
    ['webp', 'a picture', raw('RIFF\x10\0\0\0WEBPVP8 ')],
    ['heic', 'a photo of a phone', raw('\0\0\0\x18ftypheic')],
  ])('%s: %s', (extension, _, bytes) => {
    expect(contentProblem(extension, bytes)).toBeNull();
  });
});

describe('a web page is recognised under any name', () => {
  it.each<[AcceptedExtension, Uint8Array]>([
    ['pdf', PAGE],
    ['jpg', PAGE],
    ['docx', PAGE],
    ['xls', PAGE],
    ['csv', PAGE],
    ['csv', raw('a;b\n<script src="x"></script>')],
    ['ofx', raw('OFXHEADER:100\n<OFX><script>1</script></OFX>')],
    ['xml', raw('<?xml version="1.0"?><svg onload="x()"/>')],
    ['xml', raw('<a xmlns:x="http://www.w3.org/1999/xhtml"><x:b/></a>')],
    ['xml', raw('<a xmlns:x="http://www.w3.org/1999/&#120;html"><x:script>1</x:script></a>')],
    ['xml', utf16('<html><script>1</script></html>')],
  ])('%s', (extension, bytes) => {
    expect(contentProblem(extension, bytes)).toBe('web_page');
  });
});

describe('programs are recognised under any name', () => {
  it.each<[AcceptedExtension, Uint8Array]>([
    ['pdf', PROGRAM],
    ['csv', PROGRAM],
    ['docx', raw('\x7fELF\x02\x01\x01\0')],
    ['csv', raw('#!/bin/sh\nrm -rf /\n')],
  ])('%s', (extension, bytes) => {
    expect(contentProblem(extension, bytes)).toBe('program');
  });
});

describe('an Office document with programs in it is refused for them', () => {
  it.each<[AcceptedExtension, Uint8Array]>([
    ['docx', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['docx', zip('[Content_Types].xml', 'word/document.xml', 'word\\VBAProject.BIN')],
    ['xlsx', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/macrosheets/sheet1.xml')],
    ['xlsx', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/activeX/activeX1.bin')],
    ['doc', compound('WordDocument', 'Macros', 'VBA')],
    ['xls', compound('Workbook', '_VBA_PROJECT_CUR')],
  ])('%s', (extension, bytes) => {
    expect(contentProblem(extension, bytes)).toBe('macros');
  });
});

describe('anything else than the extension says is of a wrong type', () => {
  it.each<[AcceptedExtension, string, Uint8Array]>([
    ['jpg', 'another picture', PNG],
    ['docx', 'a sheet', XLSX],
    ['xlsx', 'an archive of other things', zip('leia-me.txt')],
    ['docx', 'an archive without a directory', raw('PK\x03\x04word/document.xml')],
    ['doc', 'an installer', compound('Property')],
    ['xls', 'an old letter', compound('WordDocument')],
    ['csv', 'an archive', DOCX],
    ['csv', 'markup', raw('<a>1</a>')],
    ['ofx', 'a list', raw('a;b')],
    ['xml', 'a list', raw('a;b')],
    ['xml', 'entities, with which words are spelt in other ways', raw('<!DOCTYPE a [<!ENTITY b "c">]><a/>')],
    ['pdf', 'nothing', raw('')],
  ])('%s: %s', (extension, _, bytes) => {
    expect(contentProblem(extension, bytes)).toBe('wrong_type');
  });
});

describe('a directory of too many entries', () => {
  it('is given up before its names fill the memory', () => {
    // Each name claims the 65,535 bytes after it, so that all lie over each other.
    const record = `PK\x01\x02${'\0'.repeat(24)}\xff\xff`;
    const crafted = raw(`PK\x03\x04${record.repeat(7_000)}`);
    expect(contentProblem('docx', crafted)).toBe('unverifiable');
  });

  it('is read up to the bound, and its names to theirs', () => {
    const names = Array.from({ length: 1_998 }, (_, index) => `word/${index}`);
    expect(contentProblem('docx', zip('[Content_Types].xml', ...names))).toBeNull();
    expect(zipEntries(raw(`PK\x01\x02${'\0'.repeat(24)}\xff\xff${'a'.repeat(70_000)}`))?.[0]).toHaveLength(
      512,
    );
  });
});

describe('the test file for virus scanners is found', () => {
  it.each<[AcceptedExtension, string]>([
    ['csv', EICAR],
    ['pdf', `%PDF-1.7\n${EICAR}`],
  ])('%s', (extension, text) => {
    expect(contentProblem(extension, raw(text))).toBe('malware');
  });
});
