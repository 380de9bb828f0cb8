import type { Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import { holdingSlips } from './holding-slips.ts';

/** By the document of a slip that holds no more, the one that holds in its place. */
export type ReplacedFiles = ReadonlyMap<string, Row<'slips'>>;

/** Of one client; nothing of nobody. */
export const replacedFilesOf = (clientId: string | null): LocalRead<ReplacedFiles> => ({
  name: `replaced files of ${clientId}`,
  read: async (db) => {
    const slips = clientId === null ? [] : await db.slips.where('client_id').equals(clientId).toArray();
    const holding = holdingSlips(slips);
    return new Map(
      slips.flatMap((slip) => {
        const now = holding.get(slip.obligation_id);
        return now === undefined || now.id === slip.id ? [] : [[slip.document_id, now] as const];
      }),
    );
  },
});
