import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openedProblem } from './opened-problem.ts';
import { docx, EICAR_FILE, latin1, pdf, pdfStream } from './testing/samples.ts';

const JS = '/S/JavaScript/JS(app.alert\\(1\\))';
const objects = (text: string, more = '') => pdfStream(`/Type/ObjStm/N 1/First 4${more}`, text);
const SIGNATURE =
  '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/ByteRange[0 9 9 9]/Contents<3082>/Prop_Build<</App<</Name/X>>>>>>';
/** Pages, a form with a signature, rights, and a second saving behind the first end. */
const SIGNED = Buffer.concat([
  pdf(
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[3 0 R]/SigFlags 3>>/Perms<</DocMDP 4 0 R>>>>',
    '<</Kids[]/Count 0>>',
    '<</FT/Sig/V 4 0 R>>',
    SIGNATURE,
  ),
  latin1('5 0 obj\n<</Type/DSS/Certs[6 0 R]/VRI<<>>>>\nendobj\ntrailer\n<</Root 1 0 R/Prev 9>>\n%%EOF\n'),
]);
const scan = (size: number) =>
  latin1(
    `<</Subtype /Image/Filter/FlateDecode>>\nstream\n${deflateSync(new Uint8Array(size)).toString('latin1')}\nendstream`,
  );

describe('a PDF as accountants send it passes', () => {
  it.each<[string, Uint8Array]>([
    ['a letter', pdf('<</Type/Catalog>>')],
    ['signed, with a form, rights and a second saving', SIGNED],
    ['opens at a page', pdf('<</OpenAction[3 0 R/FitH null]>>')],
    ['opens at a page by an action', pdf('<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>')],
    ['opens at a page by an object', pdf('<</OpenAction 2 0 R>>', '<</Type/Action/S/GoTo/D[3 0 R]>>')],
    [
      'opens at a page, written where two looks meet',
      pdf(`<<${' '.repeat(65_500)}/OpenAction 1 0 R>>`.replace('1 0 R', '[3 0 R]')),
    ],
    ['links to pages', pdf('<</Subtype/Link/A<</S/URI/URI(https://receita.fazenda.gov.br)>>>>')],
    ['objects in packed streams', pdf(objects('1 0 <</Type/Catalog/OpenAction[3 0 R/Fit]>>'))],
    [
      'objects in a stream that is not packed',
      pdf('<</Type/ObjStm/N 1/First 4>>\nstream\n1 0 <</Type/Catalog>>\nendstream'),
    ],
    ['ends in letters that could begin an archive’s end', Buffer.concat([pdf(), latin1('PK\x05\x06')])],
    ['a scan without loss of 300 dots', Buffer.concat([pdf(), scan(110 * 1024 * 1024)])],
    [
      'with a password',
      pdf('<</Type/ObjStm/Filter/FlateDecode>>\nstream\nXYZ\nendstream', '<</Encrypt 9 0 R>>'),
    ],
  ])('%s', async (_, bytes) => {
    expect(await openedProblem('pdf', bytes)).toBeNull();
  });
});

describe('a PDF that acts or carries files is refused', () => {
  it.each<[string, Uint8Array]>([
    ['a script on opening', pdf(`<</OpenAction<<${JS}>>>>`)],
    ['a page of the web on opening', pdf('<</OpenAction<</S/URI/URI(http://x)>>>>')],
    ['the same in an object', pdf('<</OpenAction 02 0 R>>', '<</S/URI/URI(http://x)>>')],
    ['a script by an escaped name', pdf('<</S/J#61vaScrip#74/JS(x)>>')],
    ['an opening by an escaped name', pdf('<</Open#41ction<</S/URI/URI(http://x)>>>>')],
    ['a script in a packed object', pdf(objects(`1 0 <<${JS}>>`))],
    ['a script far inside a packed object', pdf(objects(`${' '.repeat(65_530)}<<${JS}>>`))],
    ['a script in a stream that calls itself a picture', pdf(pdfStream('/Subtype/Image', `<<${JS}>>`))],
    ['a script behind a lone return', pdf(objects(`1 0 <<${JS}>>`).replace('stream\n', 'stream\r'))],
    ['an opening inside of one that goes to a page', pdf('<</S/GoTo/OpenAction<</S/Thread>>>>')],
    ['an opening object next to a word for pages', pdf('<</OpenAction 2 0 R/S/GoTo>>', '<</S/Thread>>')],
    ['a script hidden behind a remark', pdf(`<<>>\n% <<>> stream\n<<${JS}>>`)],
    ['an action of a page', pdf('<</Type/Page/AA<</O<</S/URI/URI(http://x)>>>>>>')],
    ['an action of a page in an object', pdf('<</Type/Page/AA %x\n2 0 R>>')],
    ['a program', pdf('<</A<</S/Launch/F(cmd.exe)>>>>')],
    ['a form that is sent away', pdf('<</A<</S /SubmitForm/F(http://x)>>>>')],
    ['another file', pdf('<</A<</S/GoToR/F(\\\\x\\y)>>>>')],
    ['an attachment', pdf('<</Names<</EmbeddedFiles<</Names[(a)2 0 R]>>>>>>')],
    ['an attachment without its name', pdf('<</Type/Filespec/F(a.exe)/EF<</F 2 0 R>>>>')],
    ['an attached note', pdf('<</Subtype/FileAttachment>>')],
    ['a script of an XML form', pdf(pdfStream('', '<script contentType="application/x-javascript">'))],
  ])('%s', async (_, bytes) => {
    expect(await openedProblem('pdf', bytes)).toBe('active');
  });
});

describe('a PDF whose objects cannot be seen is refused', () => {
  it.each<[string, Uint8Array]>([
    ['packed twice', pdf('<</Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]>>\nstream\n789c\nendstream')],
    ['packed with a predictor', pdf(objects('x', '/DecodeParms<</Predictor 12>>'))],
    ['a filter named elsewhere', pdf('<</Type/Obj#53tm/Filter 9 0 R>>\nstream\nx\nendstream')],
    ['broken', pdf('<</Type/ObjStm/Filter/FlateDecode>>\nstream\nXYZ\nendstream')],
  ])('%s', async (_, bytes) => {
    expect(await openedProblem('pdf', bytes)).toBe('unverifiable');
  });
});

describe('a PDF that is a second file too is refused', () => {
  it.each<[string, string, Uint8Array]>([
    ['wrong_type', 'an archive behind it', Buffer.concat([pdf(), docx()])],
    ['wrong_type', 'an archive inside it', Buffer.concat([pdf(), docx(), pdf()])],
    [
      'wrong_type',
      'a large archive',
      Buffer.concat([pdf(), latin1(`PK\x06\x07${'\0'.repeat(16)}PK\x05\x06${'\0'.repeat(18)}`)]),
    ],
    ['wrong_type', 'another kind of archive', Buffer.concat([pdf(), latin1('Rar!\x1a\x07\0')])],
    ['wrong_type', 'an old letter', Buffer.concat([pdf(), latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')])],
    ['web_page', 'the head of a page', latin1('%PDF-1.7\n<html><script>1</script>')],
    ['malware', 'a test virus in a stream', pdf(pdfStream('', EICAR_FILE))],
  ])('%s: %s', async (problem, _, bytes) => {
    expect(await openedProblem('pdf', bytes)).toBe(problem);
  });
});
