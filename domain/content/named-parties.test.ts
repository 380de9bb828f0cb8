import { describe, expect, it } from 'vitest';
import { isSameCompany, MOST_BYTES_READ, namedParties } from './named-parties.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const idsOf = (extension: 'xml' | 'ofx' | 'csv', text: string) =>
  namedParties(extension, bytes(text)).map(({ tax_id }) => tax_id);

const NFE = `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe1" versao="4.00">
<emit><CNPJ>11222333000181</CNPJ><xNome>Moinho Ltda</xNome></emit>
<dest><CNPJ>12ABC34501DE35</CNPJ><xNome>Padaria &amp; Filhos</xNome></dest>
</infNFe></NFe></nfeProc>`;

describe('an XML', () => {
  it('of an NF-e names its emitter and its recipient', () => {
    expect(namedParties('xml', bytes(NFE))).toEqual([
      { tax_id: '11222333000181', name: 'Moinho Ltda' },
      { tax_id: '12ABC34501DE35', name: 'Padaria &amp; Filhos' },
    ]);
  });

  it('of a CT-e names all who take part, people too, each once', () => {
    const cte = `<cteProc><CTe><infCte><emit><CNPJ>11222333000181</CNPJ></emit><rem><CPF>52998224725</CPF></rem>
      <dest><CNPJ>11222333000181</CNPJ></dest></infCte></CTe></cteProc>`;
    expect(idsOf('xml', cte)).toEqual(['11222333000181', '52998224725']);
  });

  it('of an NFS-e names provider and customer, of cities with a prefix and a mask too', () => {
    const nfse = `<ns2:CompNfse xmlns:ns2="urn:x"><ns2:InfNfse><ns2:Prestador><ns2:Cnpj>11.222.333/0001-81</ns2:Cnpj>
      <ns2:RazaoSocial>Estúdio</ns2:RazaoSocial></ns2:Prestador><ns2:Tomador><ns2:Cpf> 52998224725 </ns2:Cpf></ns2:Tomador>
      </ns2:InfNfse></ns2:CompNfse>`;
    expect(namedParties('xml', bytes(nfse))).toEqual([
      { tax_id: '11222333000181', name: 'Estúdio' },
      { tax_id: '52998224725', name: null },
    ]);
  });

  it('of another kind, and one that cannot be read, names nobody', () => {
    expect(idsOf('xml', '<eSocial><CNPJ>11222333000181</CNPJ></eSocial>')).toEqual([]);
    expect(idsOf('xml', '<infNFe>sem fim')).toEqual([]);
    expect(idsOf('xml', `\u0000${NFE}`)).toEqual([]);
    expect(namedParties('xml', new Uint8Array(MOST_BYTES_READ + 1))).toEqual([]);
    expect(idsOf('csv', NFE)).toEqual([]);
  });

  it('does not name whom only a comment or an entity names', () => {
    const hidden = `<!DOCTYPE x [<!ENTITY id SYSTEM "file:///etc/passwd">]><infNFe><!-- <CNPJ>11222333000181</CNPJ> -->
      <CNPJ>&id;</CNPJ></infNFe>`;
    expect(idsOf('xml', hidden)).toEqual([]);
  });
});

describe('an OFX', () => {
  const ofx = (head: string) =>
    `OFXHEADER:100\n<OFX><BANKACCTFROM><ACCTID>12345${head}<STMTTRN><CNPJ>33000167000101<MEMO>PIX</STMTTRN></OFX>`;

  it('names whom the bank says that the account is of, and nobody of its movements', () => {
    expect(idsOf('ofx', ofx('<CNPJ>11222333000181\n'))).toEqual(['11222333000181']);
    expect(idsOf('ofx', ofx('<CPFCNPJ>529.982.247-25</CPFCNPJ>'))).toEqual(['52998224725']);
  });

  it('of most banks names nobody', () => {
    expect(idsOf('ofx', ofx(''))).toEqual([]);
  });
});

it('takes two places of a company for one, and two companies for two', () => {
  expect(isSameCompany('11222333000181', '11222333000262')).toBe(true);
  expect(isSameCompany('11222333000181', '11222334000181')).toBe(false);
  expect(isSameCompany('52998224725', '52998224725')).toBe(true);
  expect(isSameCompany('11222333', '11222333000181')).toBe(false);
});
