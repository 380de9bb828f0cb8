import { sameValue } from '#data/local/same-value.ts';
import type { Session } from '#session/session-context.ts';
import { nextFacts, type SessionEvent, type SessionFacts, sessionOf } from '#session/session-machine.ts';

/** What is known of who is here, and the session that it makes. */
export type Known = { facts: SessionFacts; session: Session };

export const knownOf = (facts: SessionFacts): Known => ({ facts, session: sessionOf(facts) });

/** Every screen is drawn again for another session: a fact that changes nothing about it leaves the very same one. */
export function nextKnown(known: Known, event: SessionEvent): Known {
  const facts = nextFacts(known.facts, event);
  if (facts === known.facts) return known;
  const next = knownOf(facts);
  return sameValue(next.session, known.session) ? { ...next, session: known.session } : next;
}
