/** SHA-256 of a text in UTF-8, in small hexadecimal letters: the platform's own, in a browser as in a function. */
export type Sha256 = (text: string) => Promise<string>;

/** Comes first in every text that is hashed: what a later release hashes otherwise says so here. */
const FORMAT = 'portal-contabil/guia/1';

/** A published slip as the chain knows it. `received_at` is the server's time. */
export type ChainedSlip = {
  kind: 'slip';
  id: string;
  obligation_id: string;
  version: number;
  document_id: string;
  document_sha256: string;
  amount_cents: number;
  due_date: string;
  pix_code: string | null;
  payment_line: string | null;
  received_at: string;
  received_from: string;
};

/** What somebody of the client did with a slip. `done_at` is the claim of a device. */
export type ChainedEvent = {
  kind: 'event';
  id: string;
  slip_id: string;
  event: string;
  document_sha256: string;
  done_at: string;
  received_at: string;
  received_from: string;
};

export type ChainedRecord = ChainedSlip | ChainedEvent;

/**
 * One link of a client's chain. It says what it is about by hashes alone; `digest` is salted, for an amount is quickly guessed.
 * `register` is the firm's: one value that every link of every client goes into, in the order of receipt.
 */
export type SlipLink = {
  client_id: string;
  /** From 1, without a gap. */
  seq: number;
  subject: string;
  digest: string;
  /** The restore of the firm after which it was written; null before the first. */
  epoch: string | null;
  prev: string;
  hash: string;
  register_before: string;
  register: string;
};

export type ChainOf = { tenant_id: string; client_id: string };
export type ChainHead = Pick<SlipLink, 'seq' | 'hash'>;

/** An array of texts, whole numbers and nulls has one way to be written as JSON, and no two have the same. */
const textOf = (...parts: readonly (string | number | null)[]) => JSON.stringify([FORMAT, ...parts]);

/** What the first link of a client follows. */
export const chainStart = (sha256: Sha256, { tenant_id, client_id }: ChainOf) =>
  sha256(textOf('start', tenant_id, client_id));

export const registerStart = (sha256: Sha256, tenantId: string) => sha256(textOf('register-start', tenantId));

/** A row that a restore lost and a device sent again has another time of receipt, and so is another subject. */
export const subjectOf = (sha256: Sha256, { id, received_at }: Pick<ChainedRecord, 'id' | 'received_at'>) =>
  sha256(textOf('subject', id, received_at));

export function digestOf(sha256: Sha256, salt: string, record: ChainedRecord): Promise<string> {
  return sha256(
    record.kind === 'slip'
      ? textOf(
          ...['slip', salt, record.id, record.obligation_id, record.version, record.document_id],
          ...[record.document_sha256, record.amount_cents, record.due_date, record.pix_code],
          ...[record.payment_line, record.received_at, record.received_from],
        )
      : textOf(
          ...['event', salt, record.id, record.slip_id, record.event, record.document_sha256],
          ...[record.done_at, record.received_at, record.received_from],
        ),
  );
}

export const linkHash = (
  sha256: Sha256,
  tenantId: string,
  { client_id, seq, subject, digest, epoch, prev }: Omit<SlipLink, 'hash' | 'register' | 'register_before'>,
) => sha256(textOf('link', tenantId, client_id, seq, subject, digest, epoch, prev));

const registerAfter = (sha256: Sha256, before: string, hash: string) =>
  sha256(textOf('register', before, hash));

/** The link that a record makes after a head; `head` is null where the chain is empty. */
export async function nextLink(
  sha256: Sha256,
  chain: ChainOf,
  after: { head: ChainHead | null; register: string; epoch: string | null },
  { record, salt }: { record: ChainedRecord; salt: string },
): Promise<SlipLink> {
  const { head, register: register_before, epoch } = after;
  const link = {
    client_id: chain.client_id,
    seq: (head?.seq ?? 0) + 1,
    subject: await subjectOf(sha256, record),
    digest: await digestOf(sha256, salt, record),
    epoch,
    prev: head?.hash ?? (await chainStart(sha256, chain)),
  };
  const hash = await linkHash(sha256, chain.tenant_id, link);
  return { ...link, hash, register_before, register: await registerAfter(sha256, register_before, hash) };
}

/** `foreign`: of another client. `order`: does not come after the one before. `gap`: one between them is missing. */
export type ChainProblem = {
  kind: 'foreign' | 'order' | 'gap' | 'start' | 'previous' | 'hash' | 'register';
  seq: number;
};

/** What is wrong with a stretch of a client's chain, as it is handed over; nothing where it holds. */
export async function chainProblems(
  sha256: Sha256,
  chain: ChainOf,
  links: readonly SlipLink[],
): Promise<ChainProblem[]> {
  const problems: ChainProblem[] = [];
  let before: SlipLink | null = null;
  for (const link of links) {
    const say = (kind: ChainProblem['kind']) => problems.push({ kind, seq: link.seq });
    if (link.client_id !== chain.client_id) say('foreign');
    if (before === null) {
      if (link.seq === 1 && link.prev !== (await chainStart(sha256, chain))) say('start');
    } else if (link.seq <= before.seq) say('order');
    else if (link.seq > before.seq + 1) say('gap');
    else if (link.prev !== before.hash) say('previous');
    if (link.hash !== (await linkHash(sha256, chain.tenant_id, link))) say('hash');
    if (link.register !== (await registerAfter(sha256, link.register_before, link.hash))) say('register');
    before = link;
  }
  return problems;
}
