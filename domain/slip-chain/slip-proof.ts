import {
  type ChainedEvent,
  type ChainedRecord,
  type ChainedSlip,
  chainProblems,
  type ChainProblem,
  digestOf,
  type Sha256,
  type SlipLink,
  subjectOf,
} from './slip-chain.ts';

export const PROOF_FORMAT = 'portal-contabil/comprovante/1';
/** Its name in the PDF, and of itself as a file. */
export const PROOF_FILE = 'comprovante.json';

/** A record beside what opens its link: null where the chain has not come to it yet. */
export type ProvenRecord<R extends ChainedRecord> = {
  record: R;
  link: { seq: number; salt: string } | null;
};

/** The proof of one slip as data: what its page says, and all that is needed to compute it again. */
export type SlipProof = {
  format: typeof PROOF_FORMAT;
  made_at: string;
  tenant_id: string;
  client_id: string;
  /** As it was called when the proof was made; no part of the chain. */
  firm_name: string;
  client_name: string;
  client_tax_id: string;
  obligation_name: string;
  filename: string | null;
  slip: ProvenRecord<ChainedSlip>;
  /** In the order of receipt. */
  events: ProvenRecord<ChainedEvent>[];
  /** Of the client, from the first to the last of these records, other slips' between them. */
  links: SlipLink[];
};

/** `waits`: not in the chain when the proof was made. */
export type RecordCheck = 'holds' | 'changed' | 'waits';

export type ProofChecks = {
  slip: RecordCheck;
  /** Beside `proof.events`. */
  events: RecordCheck[];
  chain: ChainProblem[];
  /** Of the file that was laid beside it; null where there was none. */
  isFile: boolean | null;
};

/** Computes a proof again. `fileSha256`: of the slip's PDF, where somebody has it. */
export async function checkProof(
  sha256: Sha256,
  proof: SlipProof,
  fileSha256: string | null,
): Promise<ProofChecks> {
  const { slip, events, links } = proof;
  const check = (proven: ProvenRecord<ChainedRecord>) => checkRecord(sha256, links, proven);
  const checked: RecordCheck[] = [];
  for (const event of events) {
    const isOfSlip =
      event.record.slip_id === slip.record.id && event.record.document_sha256 === slip.record.document_sha256;
    checked.push(isOfSlip ? await check(event) : 'changed');
  }
  return {
    slip: await check(slip),
    events: checked,
    chain: await chainProblems(sha256, proof, links),
    isFile: fileSha256 === null ? null : fileSha256 === slip.record.document_sha256,
  };
}

async function checkRecord(
  sha256: Sha256,
  links: readonly SlipLink[],
  { record, link: place }: ProvenRecord<ChainedRecord>,
): Promise<RecordCheck> {
  if (place === null) return 'waits';
  const link = links.find(({ seq }) => seq === place.seq);
  const holds =
    link !== undefined &&
    link.subject === (await subjectOf(sha256, record)) &&
    link.digest === (await digestOf(sha256, place.salt, record));
  return holds ? 'holds' : 'changed';
}

/** Whether everything that can be computed holds; what waits is no fault. */
export const proofHolds = ({ slip, events, chain, isFile }: ProofChecks): boolean =>
  slip !== 'changed' &&
  events.every((event) => event !== 'changed') &&
  chain.length === 0 &&
  isFile !== false;
