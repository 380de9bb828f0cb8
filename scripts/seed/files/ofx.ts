import type { CalendarDate } from '@portal/domain';

export type BankLine = { id: string; date: CalendarDate; cents: number; memo: string };

/** A bank statement in OFX 1.02, as Brazilian banks export it. */
export function ofx(account: string, lines: readonly BankLine[]): Uint8Array {
  const transactions = lines.map(
    ({ id, date, cents, memo }) =>
      `<STMTTRN>\n<TRNTYPE>${cents < 0 ? 'DEBIT' : 'CREDIT'}\n<DTPOSTED>${compact(date)}\n<TRNAMT>${(cents / 100).toFixed(2)}\n<FITID>${id}\n<MEMO>${memo}\n</STMTTRN>`,
  );
  return Buffer.from(
    `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:UTF-8
CHARSET:NONE
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<BANKMSGSRSV1>
<STMTTRNRS>
<STMTRS>
<CURDEF>BRL
<BANKACCTFROM>
<BANKID>756
<ACCTID>${account}
<ACCTTYPE>CHECKING
</BANKACCTFROM>
<BANKTRANLIST>
${transactions.join('\n')}
</BANKTRANLIST>
</STMTRS>
</STMTTRNRS>
</BANKMSGSRSV1>
</OFX>
`,
  );
}

const compact = (date: CalendarDate) => date.replaceAll('-', '');
