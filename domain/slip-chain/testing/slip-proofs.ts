import { sha256 } from '../sha256.ts';
import {
  type ChainedEvent,
  type ChainedRecord,
  type ChainedSlip,
  nextLink,
  registerStart,
  type SlipLink,
} from '../slip-chain.ts';
import { PROOF_FORMAT, type ProvenRecord, type SlipProof } from '../slip-proof.ts';

export const CHAIN = { tenant_id: 'aurora', client_id: 'padaria' };
export const FILE_SHA256 = 'a'.repeat(64);

export const SLIP: ChainedSlip = {
  kind: 'slip',
  id: 'das_1',
  obligation_id: 'das',
  version: 1,
  document_id: 'guia',
  document_sha256: FILE_SHA256,
  amount_cents: 184_237,
  due_date: '2026-11-23',
  pix_code: '00020126',
  payment_line: null,
  received_at: '2026-11-18T17:02:01.000000000Z',
  received_from: 'rafael',
};

export const eventOf = (event: string, time: string): ChainedEvent => ({
  kind: 'event',
  id: `${SLIP.id}_${event}_marcos`,
  slip_id: SLIP.id,
  event,
  document_sha256: FILE_SHA256,
  done_at: `2026-11-18T${time}:00.000000000Z`,
  received_at: `2026-11-18T${time}:07.000000000Z`,
  received_from: 'marcos',
});

export const saltOf = (seq: number) => `sal-${seq}`;

/** A client's links of these records, one after the other. */
export async function linksOf(records: readonly ChainedRecord[], chain = CHAIN): Promise<SlipLink[]> {
  const links: SlipLink[] = [];
  for (const record of records) {
    const head = links.at(-1) ?? null;
    const register = head?.register ?? (await registerStart(sha256, chain.tenant_id));
    const salt = saltOf(links.length + 1);
    links.push(await nextLink(sha256, chain, { head, register, epoch: null }, { record, salt }));
  }
  return links;
}

/** Of `SLIP`, published, arrived, opened and said to be paid, with another slip's link between. */
export async function slipProof(): Promise<SlipProof> {
  // A test may change what it gets; other files of tests may share this module.
  const slip = { ...SLIP };
  const events = [eventOf('arrived', '17:03'), eventOf('opened', '23:41'), eventOf('said_paid', '23:50')];
  const other: ChainedSlip = { ...SLIP, id: 'fgts_1', obligation_id: 'fgts' };
  const records = [slip, events[0], other, events[1], events[2]].filter((record) => record !== undefined);
  const proven = <R extends ChainedRecord>(record: R): ProvenRecord<R> => {
    const seq = records.indexOf(record) + 1;
    return { record, link: { seq, salt: saltOf(seq) } };
  };
  return {
    format: PROOF_FORMAT,
    made_at: '2026-11-19T12:00:00.000000000Z',
    ...CHAIN,
    firm_name: 'Aurora Contabilidade e Consultoria Ltda',
    client_name: 'Padaria Pão Dourado Ltda',
    client_tax_id: '12ABC34501DE35',
    obligation_name: 'DAS',
    filename: 'Guia DAS 10-2026.pdf',
    slip: proven(slip),
    events: events.map(proven),
    links: await linksOf(records),
  };
}
