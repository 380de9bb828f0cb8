import type { Row } from '@portal/domain';
import { type AddedDocuments, addDocuments } from '#data/files/add-documents.ts';
import { readKeptFile } from '#data/files/kept-files.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';

type Document = Row<'documents'>;

/** Of a file that the server does not have: whether this device keeps one, and whether somebody has sent theirs again. */
export type KeptCopy = 'none' | 'here' | 'sent';

export const keptCopyOf = (document: Document): LocalRead<KeptCopy> => ({
  name: `kept copy of ${document.id}`,
  async read(db) {
    if (await hasSuccessor(db, document)) return 'sent';
    return (await db.files.get(document.id))?.complete === true ? 'here' : 'none';
  },
});

async function hasSuccessor(db: PortalDatabase, { id, client_id, created_at }: Document): Promise<boolean> {
  const others =
    client_id === null
      ? db.documents.where('created_at').above(created_at)
      : startingWith(db.documents, '[client_id+created_at]', client_id);
  return (await others.filter(({ replaces }) => replaces === id).first()) !== undefined;
}

/** Sends the copy as a new document, in the place of the one that lost its file; null where there is none any more. */
export async function sendKeptCopy(
  account: LocalAccount,
  { id, client_id, filename, mime_type }: Document,
  about: Pick<Document, 'category' | 'description'>,
): Promise<AddedDocuments | null> {
  const copy = await readKeptFile(account.db, id);
  if (copy === null) return null;
  const file = new File([copy], filename, { type: mime_type });
  return addDocuments(account, { files: [file], client_id, ...about, replaces: id });
}
