import type { LeadershipContext } from '#sync/context.ts';
import type { Scope } from '#sync/scopes.ts';

/** One scope while its connection lasts. */
export type Pull = {
  context: LeadershipContext;
  scope: Scope;
  connection: AbortSignal;
  /** While all is read again after a long absence: the ids that came. */
  seen: Set<string> | null;
  /** The last listener brought little and its server was heard to the end: the next one begins where it stopped. */
  isFollowing: boolean;
  /** Whether this connection has read pages yet, or left what is new since a moment ago to the listener. */
  pages: 'first' | 'left' | 'read';
  /** Read now and then, for want of a listener: that nothing was new is no news for the log. */
  isResting: boolean;
};
