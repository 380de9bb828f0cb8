import type { PortalDatabase } from '#data/local/portal-database.ts';

/**
 * The operations that create these documents, of those that the server has not taken yet: what names a
 * document `needs` them. To be called in the transaction that writes what needs them.
 */
export async function creatingOperations(
  db: PortalDatabase,
  documentIds: readonly string[],
): Promise<string[]> {
  const entries = await db.outbox
    .where('[entity+doc_id]')
    .anyOf(documentIds.map((id) => ['documents', id]))
    .toArray();
  return entries.filter(({ kind }) => kind === 'create').map(({ op_id }) => op_id);
}
