import type { ItemState } from '../entities/document-request.ts';

/** What decides between two states of one item that were set without knowing of each other. */
export type ItemMerge = { base: unknown; mine: ItemState; theirs: ItemState };

/**
 * Whether the state that the server has stays. What was accepted is settled; files that came are an answer that 'Nada a
 * enviar' or its taking back knew nothing of; and what was returned is open again anyway.
 */
export function isServerKept({ base, mine, theirs }: ItemMerge): boolean {
  // Said and taken back before it was sent.
  if (mine === base) return true;
  if (base === theirs) return false;
  if (theirs === 'accepted') return true;
  if (mine === 'nothing' || mine === 'open')
    return theirs === 'sent' || (mine === 'open' && theirs === 'returned');
  return false;
}
