import type { CalendarDate } from '@portal/domain';

/** An electronic invoice as far as a reader looks: number, date, both parties, total. Unsigned, worth nothing. */
export function nfe(of: {
  number: number;
  date: CalendarDate;
  issuer: { name: string; taxId: string };
  receiver: { name: string; taxId: string };
  totalCents: number;
}): Uint8Array {
  const total = (of.totalCents / 100).toFixed(2);
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00">
  <NFe>
    <infNFe versao="4.00">
      <ide><cUF>35</cUF><natOp>VENDA</natOp><mod>55</mod><serie>1</serie><nNF>${of.number}</nNF><dhEmi>${of.date}T10:00:00-03:00</dhEmi><tpAmb>2</tpAmb></ide>
      <emit><CNPJ>${of.issuer.taxId}</CNPJ><xNome>${escapedXml(of.issuer.name)}</xNome></emit>
      <dest><CNPJ>${of.receiver.taxId}</CNPJ><xNome>${escapedXml(of.receiver.name)}</xNome></dest>
      <total><ICMSTot><vProd>${total}</vProd><vNF>${total}</vNF></ICMSTot></total>
    </infNFe>
  </NFe>
</nfeProc>
`);
}

export const escapedXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
