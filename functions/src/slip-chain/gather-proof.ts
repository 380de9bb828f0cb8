import {
  type ChainedEvent,
  type ChainedRecord,
  type ChainedSlip,
  clientRowSchema,
  documentSchema,
  earlierFirst,
  obligationRowSchema,
  personSchema,
  PROOF_FORMAT,
  type ProvenRecord,
  sha256,
  type SlipLink,
  type SlipProof,
  subjectOf,
  tenantSchema,
  toInstant,
} from '@portal/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { chainKey, linkOf } from './chain-rows.ts';
import { eventOf, type OfClient } from './chained-rows.ts';
import { saltOf } from './salt-of.ts';

/** `in` takes no more. */
const MOST_IN = 30;

// Of each row what a page says; a newer release may have added fields.
const firmSchema = tenantSchema
  .pick({ name: true, legal_name: true, address: true, phone: true, email: true })
  .strip();
const clientSchema = clientRowSchema.pick({ corporate_name: true, cnpj_cpf: true }).strip();
const obligationSchema = obligationRowSchema.pick({ name: true, competence: true }).strip();
const fileSchema = documentSchema.pick({ filename: true }).strip();
const nameSchema = personSchema.pick({ full_name: true }).strip();

/** What the page says besides the proof; no part of the chain. */
export type ProofPage = {
  firm: z.infer<typeof firmSchema>;
  obligation_name: string;
  competence: string | null;
  /** By account. */
  names: ReadonlyMap<string, string>;
};

/** The proof of a slip as of now, with the salts of its own records and of no others. */
export async function gatherProof(
  tenantId: string,
  { clientId, record: slip }: OfClient<ChainedSlip>,
): Promise<{ proof: SlipProof; page: ProofPage }> {
  const of = (path: string) => db.doc(`tenants/${tenantId}/${path}`).get();
  const [firm, client, obligation, file, happened, key] = await Promise.all([
    db.doc(`tenants/${tenantId}`).get(),
    of(`clients/${clientId}`),
    of(`obligations/${slip.obligation_id}`),
    of(`documents/${slip.document_id}`),
    db.collection(`tenants/${tenantId}/slip_events`).where('slip_id', '==', slip.id).get(),
    chainKey(tenantId).get(),
  ]);
  const events = happened.docs
    .map((doc) => eventOf(doc).record)
    .toSorted((a, b) => earlierFirst(a.received_at, b.received_at));
  const own = await linksOf(tenantId, [slip, ...events]);
  const salt = z.string().catch('').parse(key.get('key'));
  const place = <R extends ChainedRecord>(record: R): ProvenRecord<R> => {
    const link = own.get(record.id);
    return {
      record,
      link: link === undefined ? null : { seq: link.seq, salt: saltOf(salt, clientId, link.seq) },
    };
  };
  const { name, competence } = obligationSchema.parse(obligation.data());
  const { corporate_name, cnpj_cpf } = clientSchema.parse(client.data());
  const shown = firmSchema.parse(firm.data());
  const proof: SlipProof = {
    format: PROOF_FORMAT,
    made_at: toInstant(new Date()),
    ...{ tenant_id: tenantId, client_id: clientId },
    ...{ firm_name: shown.legal_name, client_name: corporate_name, client_tax_id: cnpj_cpf },
    obligation_name: name,
    filename: file.exists ? fileSchema.parse(file.data()).filename : null,
    slip: place(slip),
    events: events.map((event) => place<ChainedEvent>(event)),
    links: await stretchOf(tenantId, clientId, [...own.values()]),
  };
  const names = await namesOf(tenantId, [slip, ...events]);
  return { proof, page: { firm: shown, obligation_name: name, competence: competence ?? null, names } };
}

/** The link of each record that has one, by the record's id. */
async function linksOf(tenantId: string, records: readonly ChainedRecord[]): Promise<Map<string, SlipLink>> {
  const subjects = new Map<string, string>();
  for (const record of records) subjects.set(await subjectOf(sha256, record), record.id);
  const all = [...subjects.keys()];
  const links = new Map<string, SlipLink>();
  for (let at = 0; at < all.length; at += MOST_IN) {
    const some = all.slice(at, at + MOST_IN);
    const found = await db.collection(`tenants/${tenantId}/slip_chain`).where('subject', 'in', some).get();
    for (const link of found.docs.map(linkIn)) links.set(subjects.get(link.subject) ?? '', link);
  }
  return links;
}

/** All links of the client from the first to the last of these: what lies between shows that nothing was put in later. */
async function stretchOf(tenantId: string, clientId: string, own: readonly SlipLink[]): Promise<SlipLink[]> {
  if (own.length === 0) return [];
  const numbers = own.map(({ seq }) => seq);
  const first = Math.min(...numbers);
  const refs = Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) =>
    linkOf(tenantId, clientId, first + index),
  );
  return (await db.getAll(...refs)).filter(({ exists }) => exists).map(linkIn);
}

// Written by `appendLinks` alone.
const linkIn = (row: DocumentSnapshot) => row.data() as SlipLink;

async function namesOf(tenantId: string, records: readonly ChainedRecord[]): Promise<Map<string, string>> {
  const uids = [...new Set(records.map(({ received_from }) => received_from))];
  const people = await db.getAll(...uids.map((uid) => db.doc(`tenants/${tenantId}/people/${uid}`)));
  return new Map(
    people.flatMap((row) => (row.exists ? [[row.id, nameSchema.parse(row.data()).full_name]] : [])),
  );
}
