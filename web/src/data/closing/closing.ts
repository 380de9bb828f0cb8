import { toInstant } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readMeta } from '#data/local/meta.ts';
import { randomId } from '#data/local/random-id.ts';
import type { Closing } from './closing-flag.ts';
import { readUnsent } from './unsent.ts';

export type ClosingRequest =
  /** The server's word: whatever is unsent is handed over. */
  | { reason: 'blocked' | 'disabled' | 'moved' }
  /** The person gave up these marks (`readUnsent`); with anything beyond them it is not begun. */
  | { reason: 'left'; agreed: readonly string[] }
  /** Not begun while anything is unsent. */
  | { reason: 'other_person' };

/**
 * Reads what is unsent and sets the flag after which `write()` refuses, in one transaction: nothing is written in
 * between. A closing that was begun before is continued, whatever is asked for now. null where the request does not
 * allow it: something is unsent that nobody gave up.
 */
export function beginClosing(db: PortalDatabase, request: ClosingRequest): Promise<Closing | null> {
  return db.transaction('rw', [db.outbox, db.drafts, db.meta], async () => {
    const begun = await readMeta(db, 'closing');
    if (begun !== null) return begun;
    const { marks } = await readUnsent(db);
    if (!allows(request, marks)) return null;
    const closing: Closing = {
      id: randomId(),
      reason: request.reason,
      at: toInstant(new Date()),
      hands_over: isServersWord(request) && marks.length > 0,
    };
    await db.meta.put({ key: 'closing', value: closing });
    return closing;
  });
}

function allows(request: ClosingRequest, marks: readonly string[]): boolean {
  switch (request.reason) {
    case 'left':
      return marks.every((mark) => request.agreed.includes(mark));
    case 'other_person':
      return marks.length === 0;
    case 'blocked':
    case 'disabled':
    case 'moved':
      return true;
  }
}

const isServersWord = ({ reason }: ClosingRequest) => reason !== 'left' && reason !== 'other_person';
