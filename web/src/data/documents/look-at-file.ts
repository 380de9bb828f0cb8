import { isSameCompany, type NamedParty, namedParties, type Row } from '@portal/domain';
import { checkFile } from '#data/files/check-file.ts';
import { readKeptFile } from '#data/files/kept-files.ts';
import { sha256 } from '#data/files/sha256.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { documentsOfClient } from './documents.ts';

/** A company that this person may send to. */
export type KnownCompany = { client_id: string; name: string };

/** What there is to ask about a chosen file before it is taken. */
export type FileFinding =
  /** The same bytes are among the company's documents; `isWaiting`: on this device, and not sent yet. */
  | { kind: 'sent_before'; document: Row<'documents'>; isWaiting: boolean }
  /** The same bytes are twice among those that were chosen at once. */
  | { kind: 'chosen_twice'; filename: string }
  /** It names others than the company; `owner`: of them the one that this person may send it to. */
  | { kind: 'foreign'; parties: readonly NamedParty[]; owner: KnownCompany | null };

/** What the device can tell of a file: null where it is none to take, which is told when it is taken. */
export type LookedAt = { size_bytes: number; sha256: string | null; parties: readonly NamedParty[] };

/** Reads it as it would be stored: a photo without its place and device, so that the same photo has the same hash. */
export async function lookAtFile(file: File): Promise<LookedAt | null> {
  const checked = await checkFile(file);
  if (!checked.ok) return null;
  const { bytes, extension } = checked;
  return {
    size_bytes: bytes.length,
    sha256: await sha256(bytes),
    parties: namedParties(extension, bytes),
  };
}

/** Whether it is of other companies alone; null: it is not, or nothing tells. */
export async function foreignOf(
  { db }: LocalAccount,
  { parties }: LookedAt,
  clientId: string,
): Promise<Extract<FileFinding, { kind: 'foreign' }> | null> {
  if (parties.length === 0) return null;
  const own = await taxIdOf(db, clientId);
  if (own === null || parties.some(({ tax_id }) => isSameCompany(tax_id, own))) return null;
  return { kind: 'foreign', parties, owner: await ownerOf(db, parties) };
}

/** Of staff the client, of a client user the company: each device has one of the two. */
async function taxIdOf(db: PortalDatabase, clientId: string): Promise<string | null> {
  const [client, company] = await Promise.all([db.clients.get(clientId), db.companies.get(clientId)]);
  return client?.cnpj_cpf ?? company?.cnpj_cpf ?? null;
}

async function ownerOf(db: PortalDatabase, parties: readonly NamedParty[]): Promise<KnownCompany | null> {
  const ids = parties.map(({ tax_id }) => tax_id);
  const [client] = await db.clients.where('cnpj_cpf').anyOf(ids).toArray();
  if (client !== undefined) return { client_id: client.id, name: client.corporate_name };
  const companies = await db.companies.toArray();
  const company = companies.find(
    ({ cnpj_cpf, contract_ended_on }) =>
      (contract_ended_on ?? null) === null && ids.some((id) => isSameCompany(id, cnpj_cpf)),
  );
  return company === undefined ? null : { client_id: company.client_id, name: company.corporate_name };
}

/**
 * The document of the company that has the same bytes, the newest of several, whether it was sent or still waits; null: none
 * that the device knows of. Of rows of older versions the bytes tell, where they are here.
 */
export async function sentBefore(
  { db }: LocalAccount,
  { size_bytes, sha256: hash }: LookedAt,
  clientId: string,
): Promise<Extract<FileFinding, { kind: 'sent_before' }> | null> {
  if (hash === null) return null;
  const documents = await documentsOfClient(clientId).read(db);
  for (const document of documents.filter((one) => one.size_bytes === size_bytes)) {
    if ((document.sha256 ?? (await keptHash(db, document.id))) !== hash) continue;
    const waiting = await db.outbox.where('[entity+doc_id]').equals(['documents', document.id]).count();
    return { kind: 'sent_before', document, isWaiting: waiting > 0 };
  }
  return null;
}

async function keptHash(db: PortalDatabase, id: string): Promise<string | null> {
  const kept = await readKeptFile(db, id);
  return kept === null ? null : sha256(new Uint8Array(await kept.arrayBuffer()));
}
