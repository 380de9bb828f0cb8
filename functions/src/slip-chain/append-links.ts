import { randomBytes } from 'node:crypto';
import {
  type ChainedRecord,
  type ChainHead,
  epochSchema,
  nextLink,
  registerStart,
  sha256,
  sha256Hex,
  type SlipLink,
} from '@portal/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { chainKey, headOf, linkOf } from './chain-rows.ts';
import { readReceived } from './read-received.ts';
import { saltOf } from './salt-of.ts';

/** How far a firm's chain is. `key` opens no row: salts are made of it. `until`: what was received up to then is in it. */
const stateSchema = z.object({
  key: sha256Hex,
  register: z.string(),
  until: z.instanceof(Timestamp),
});
type State = z.infer<typeof stateSchema>;

const headSchema = z.object({ seq: z.int().min(1), hash: z.string() });
const restoreSchema = epochSchema.shape.id.catch('').optional();

/** The next links of a firm, in the order of receipt; whether there may be more. */
export function appendLinks(tenantId: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    if (await isRestoring(tenantId, transaction)) return false;
    const state = await readState(transaction, tenantId);
    const { records, until, isMore } = await readReceived(transaction, tenantId, state.until);
    if (records.length === 0) return isMore;
    const links = await linksFor(transaction, tenantId, state, records);
    for (const link of links) transaction.create(linkOf(tenantId, link.client_id, link.seq), link);
    for (const { client_id, seq, hash } of lastOfEach(links))
      transaction.set(headOf(tenantId, client_id), { seq, hash });
    const register = links.at(-1)?.register ?? state.register;
    transaction.set(chainKey(tenantId), { key: state.key, register, until });
    return isMore;
  });
}

async function readState(transaction: Transaction, tenantId: string): Promise<State> {
  const row = await transaction.get(chainKey(tenantId));
  // A state that cannot be read must not begin a second chain.
  if (row.exists) return stateSchema.parse(row.data());
  return {
    key: randomBytes(32).toString('hex'),
    register: await registerStart(sha256, tenantId),
    until: new Timestamp(0, 0),
  };
}

async function linksFor(
  transaction: Transaction,
  tenantId: string,
  state: State,
  records: readonly { clientId: string; record: ChainedRecord }[],
): Promise<SlipLink[]> {
  const epoch = restoreSchema.parse((await transaction.get(db.doc(`epochs/${tenantId}`))).get('id')) ?? null;
  const heads = await readHeads(transaction, tenantId, new Set(records.map(({ clientId }) => clientId)));
  const links: SlipLink[] = [];
  let { register } = state;
  for (const { clientId, record } of records) {
    const head = heads.get(clientId) ?? null;
    const salt = saltOf(state.key, clientId, (head?.seq ?? 0) + 1);
    const chain = { tenant_id: tenantId, client_id: clientId };
    const link = await nextLink(sha256, chain, { head, register, epoch }, { record, salt });
    links.push(link);
    heads.set(clientId, link);
    register = link.register;
  }
  return links;
}

async function readHeads(
  transaction: Transaction,
  tenantId: string,
  clientIds: ReadonlySet<string>,
): Promise<Map<string, ChainHead>> {
  const rows = await transaction.getAll(...[...clientIds].map((id) => headOf(tenantId, id)));
  return new Map(rows.flatMap((row) => (row.exists ? [[row.id, headSchema.parse(row.data())]] : [])));
}

const lastOfEach = (links: readonly SlipLink[]) =>
  new Map(links.map((link) => [link.client_id, link])).values();
