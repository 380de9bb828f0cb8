import type { Row } from '@portal/domain';
import { getNamedDocuments } from '#data/documents/named-documents.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import { startingWith } from '#data/local/starting-with.ts';

export type ClientObligations = {
  /** By due date, the oldest first. */
  obligations: Row<'obligations'>[];
  /** What they name, by id, of those on the device. */
  documents: ReadonlyMap<string, Row<'documents'>>;
};

/** Of one client, with their attachments; none of nobody. One question, so that a card is drawn whole. */
export const obligationsOfClient = (clientId: string | null): LocalRead<ClientObligations> => ({
  name: `obligations of ${clientId}`,
  async read(db) {
    if (clientId === null) return { obligations: [], documents: new Map() };
    const obligations = await startingWith(db.obligations, '[client_id+due_date]', clientId).toArray();
    const named = new Set(obligations.flatMap(({ document_ids }) => document_ids));
    return { obligations, documents: await getNamedDocuments(db, clientId, [...named]) };
  },
});
