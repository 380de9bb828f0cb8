import { describe, expect, it } from 'vitest';
import { openedProblem } from './opened-problem.ts';
import { docx, EICAR_FILE, latin1 } from './testing/samples.ts';

const NFE = `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><NFe><infNFe Id="NFe35"><xNome>Padaria &amp; Cia &#39;A&#39;</xNome></infNFe><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/><Reference URI="#NFe35"><Transforms><Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/></Transforms></Reference></SignedInfo></Signature></NFe></nfeProc>`;
const ofx = (bank: string, charset: string, memo: string) =>
  latin1(
    `OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:USASCII\r\nCHARSET:${charset}\r\n\r\n<OFX><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-123.45<FITID>1<MEMO>${memo}</STMTTRN></BANKTRANLIST><BANKID>${bank}</OFX>`,
  );

describe('an XML or OFX as accountants send it passes', () => {
  it.each<['xml' | 'ofx', string, Uint8Array]>([
    ['xml', 'a signed invoice', latin1(NFE)],
    ['ofx', 'Banco do Brasil', ofx('1', '1252', 'Pagto cart\xe3o')],
    ['ofx', 'Itaú', ofx('0341', '1252', 'PIX TRANSF  JO\xc3O12/11')],
    ['ofx', 'Bradesco', ofx('0237', '1252', 'TARIFA BANCARIA - CESTA')],
    ['ofx', 'Caixa', ofx('0104', '8859-1', 'DEB.AUTOR. =')],
    ['ofx', 'Santander', ofx('033', '1252', '+RESGATE')],
    ['ofx', 'OFX as XML', latin1('<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?><OFX></OFX>')],
  ])('%s: %s', async (extension, _, bytes) => {
    expect(await openedProblem(extension, bytes)).toBeNull();
  });
});

describe('an XML or OFX that fetches, transforms or opens elsewhere is refused', () => {
  it.each<['xml' | 'ofx', string, string]>([
    ['xml', 'active', `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="http://x/a.xsl"?><a/>`],
    ['ofx', 'active', '<?xml version="1.0"?><?xml-stylesheet href="x"?><OFX></OFX>'],
    ['xml', 'active', '<?mso-application progid="Word.Document"?><a/>'],
    ['xml', 'active', '<x:stylesheet xmlns:x="http://www.w3.org/1999/XSL/&#84;ransform"/>'],
    ['xml', 'active', '<a xmlns:x="http://www.w3.org/2001/XInclude"/>'],
    ['xml', 'wrong_type', '<!DOCTYPE a SYSTEM "http://x/a.dtd"><a/>'],
    ['ofx', 'wrong_type', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///x">]><OFX></OFX>'],
    ['xml', 'wrong_type', '<!--%PDF-1.7--><a/>'],
    ['xml', 'wrong_type', '<a>\x01</a>'],
    ['xml', 'malware', `<a>${EICAR_FILE}</a>`],
  ])('%s: %s', async (extension, problem, text) => {
    expect(await openedProblem(extension, latin1(text))).toBe(problem);
  });
});

describe('a cell of a table', () => {
  it.each([
    '-123,45',
    '+10,00',
    '- 1.234,56',
    '-R$ 10,00',
    '(123,45)',
    '1.000,00-',
    '-',
    '--',
    '====',
    '-5%',
    '+55 (11) 99999-0000',
    '- Tarifa bancária',
    '-Depósito(s) em dinheiro',
    '@padaria',
    '="00123"',
    '"=""00123"""',
    'fulano@firma.com.br',
    'a = b',
  ])('%s is none that calculates', async (cell) => {
    expect(await openedProblem('csv', Buffer.from(`data;valor\r\n01/11/2026;${cell};x\r\n`))).toBeNull();
  });

  it.each([
    '=1+1',
    '=HYPERLINK("http://x";"y")',
    "=cmd|' /C calc'!A0",
    "+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    '-A1+SUM(B1)',
    '@SUM(1)',
    '"=1+1"',
    ' =1+1',
    '＝1+1',
    'x,=1+1',
    'x\t=1+1',
    '="a"&B1',
    '"=""a""&B1"',
  ])('%s is a formula', async (cell) => {
    expect(await openedProblem('csv', Buffer.from(`data;valor\r\n01/11/2026;${cell};x\r\n`))).toBe('active');
  });

  it('is found at the file’s head, after a sign of the file’s own and in UTF-16', async () => {
    expect(await openedProblem('csv', latin1('=1+1'))).toBe('active');
    expect(await openedProblem('csv', latin1('sep=|\r\na|=1+1'))).toBe('active');
    expect(await openedProblem('csv', Buffer.from('\ufeffa;=1+1', 'utf16le'))).toBe('active');
  });
});

describe('a picture that is a second file too is refused', () => {
  const jpeg = (...more: Uint8Array[]) => Buffer.concat([latin1('\xff\xd8\xff\xe0'), ...more]);
  it.each<[string, Uint8Array]>([
    ['wrong_type', jpeg(docx())],
    ['wrong_type', jpeg(latin1('%PDF-1.7'))],
    ['web_page', jpeg(new Uint8Array(70_000), latin1('<script>1</script>'))],
    ['malware', jpeg(latin1(EICAR_FILE))],
  ])('%s', async (problem, bytes) => {
    expect(await openedProblem('jpg', bytes)).toBe(problem);
    expect(await openedProblem('jpg', jpeg(new Uint8Array(70_000)))).toBeNull();
  });
});
