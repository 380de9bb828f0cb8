import type { AppUser } from '@portal/domain';
import pLimit from 'p-limit';
import { sameValue } from '#data/local/same-value.ts';
import type { Portfolio } from '#data/portfolio/portfolio.ts';
import { childOf } from '#sync/aborts.ts';
import { type Confirmation, wakeAll, type LeadershipContext } from '#sync/context.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { untilStored } from '#sync/failure/store-trouble.ts';
import { createLiveCompanies } from '#sync/pull/live-companies.ts';
import { runPuller } from '#sync/pull/puller.ts';
import { type EpochFollower, isBlockedSince } from '#sync/leadership/epoch.ts';
import { retryDenied } from '#sync/push/entry-transactions.ts';
import { isLimited, type Scope, withinPortfolio } from '#sync/scopes.ts';
import { sameClients } from '#sync/window/open-window.ts';
import { membershipOf } from './membership.ts';
import { hasSameRights, purgeLostScopes } from './purge.ts';

/** On a connection: what the own row says is what is pulled, and what the device may keep. */
export type MembershipKeeper = {
  /** The server's word about the own row, in the order it came. */
  review(row: AppUser | null): Promise<void>;
  /** Whether this is the row that was reviewed last. */
  isCurrent(row: AppUser | null): boolean;
};

/**
 * Runs the pulls of the scopes that the own row gives, for as long as the connection lasts. `confirmed` is called
 * once the membership is known on this connection, `hidden` when there is none: only between the two may anything be sent.
 */
export function keepMembership(
  context: LeadershipContext,
  connection: AbortSignal,
  { confirmed, hidden }: { confirmed: () => void; hidden: () => void },
): MembershipKeeper {
  const limits = {
    pull: pLimit(context.settings.parallel_pulls),
    audit: pLimit(1),
    live: createLiveCompanies(context.settings.live_companies, context.opened),
  };
  const inOrder = pLimit(1);
  const pullers = new Map<string, { scope: Scope; controller: AbortController }>();
  let current: AppUser | null = null;
  let portfolio: Portfolio = 'unknown';
  followPortfolio();

  async function review(row: AppUser | null): Promise<void> {
    if (connection.aborted || isCurrent(row)) return;
    // Before any row has come: where a window begins hangs on it.
    for (const stamp of [row?.created_at, row?.last_login_at]) if (stamp != null) context.server.saw(stamp);
    const membership = membershipOf(context.account, row);
    switch (membership.kind) {
      case 'closed':
        return close(context, membership.reason);
      case 'hidden':
        current = null;
        return hide();
      case 'member': {
        const { scopes } = membership;
        context.ownRow.current = membership.row;
        // The same scopes can mean other rights: a supervisor who becomes an administrator mirrors no more than before.
        if (hasSameRights(current, membership.row)) await remember(membership.row);
        else await rescope(scopes, membership.row);
        current = membership.row;
      }
    }
  }

  const isCurrent = (row: AppUser | null) => row !== null && current !== null && sameValue(row, current);

  const remember = (row: AppUser) =>
    untilStored(context, () =>
      context.ports.store.transaction([], async (tx) => {
        if (!connection.aborted) await tx.putMeta({ key: 'own_row', value: row });
      }),
    );

  function hide(): void {
    for (const { controller } of pullers.values()) controller.abort();
    pullers.clear();
    hidden();
    context.events.add({ kind: 'membership', state: 'hidden' });
    context.onMembership({ kind: 'hidden' });
  }

  /** Whose rows are mirrored hangs on what this device holds: who looks after whom. */
  function followPortfolio(): void {
    const { store, clock } = context.ports;
    const stop = store.watchPortfolio(context.account.uid, clock.now, (next) => {
      // While all is read again after a long absence, what was known holds.
      if (next === 'unknown' || sameValue(next, portfolio)) return;
      inOrder(() => {
        portfolio = next;
        if (connection.aborted || current === null) return;
        const scopes = endOthers(membershipScopes(current), current);
        startPulls(scopes, current);
      }).catch(context.fail);
    });
    connection.addEventListener('abort', stop, { once: true });
  }

  const membershipScopes = (row: AppUser): Scope[] => {
    const membership = membershipOf(context.account, row);
    return membership.kind === 'member' ? membership.scopes : [];
  };

  /** Ends the pulls of what is not mirrored any more, or in another extent. */
  function endOthers(whole: readonly Scope[], row: AppUser): Scope[] {
    const scopes = withinPortfolio(whole, row.role, portfolio);
    context.scopes.current = scopes;
    const wanted = new Map(scopes.map((scope) => [scope.key, scope]));
    for (const [key, { scope, controller }] of pullers) {
      const now = wanted.get(key);
      if (now !== undefined && sameClients(now, scope)) continue;
      controller.abort();
      pullers.delete(key);
    }
    return scopes;
  }

  function startPulls(scopes: readonly Scope[], { role }: AppUser): void {
    for (const scope of scopes) {
      if (pullers.has(scope.key) || (portfolio === 'unknown' && isLimited(scope, role))) continue;
      const controller = childOf(connection);
      pullers.set(scope.key, { scope, controller });
      runPuller(context, scope, controller.signal, limits).catch(context.fail);
    }
  }

  async function rescope(whole: Scope[], row: AppUser): Promise<void> {
    const { store } = context.ports;
    // Before the purge: what these pulls still read must not be stored after it.
    const scopes = endOthers(whole, row);
    const hasLost = await untilStored(context, () => purgeLostScopes(store, scopes, row, connection));
    if (hasLost === true) {
      context.events.add({ kind: 'purged', scopes: scopes.length });
      await untilStored(context, () => store.tidyFiles());
    }
    await noteUncompared(context, pullers);
    if (connection.aborted) return;
    giveSecondChance(context, connection).catch(context.fail);
    startPulls(scopes, row);
    context.events.add({ kind: 'membership', state: 'member' });
    confirmed();
    context.onMembership({ kind: 'member' });
  }

  return { review: (row) => inOrder(() => review(row)), isCurrent };
}

/** What was not compared yet with a server that was restored: work on it waits. Of scopes whose pull is to begin. */
async function noteUncompared(
  context: LeadershipContext,
  pullers: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { ports, restored } = context;
  const cursors = await untilStored(context, () => ports.store.transaction([], (tx) => tx.cursors()));
  if (pullers.size === 0) restored.clear();
  for (const { scope, restored_to } of cursors ?? [])
    if (restored_to !== undefined && !pullers.has(scope)) restored.add(scope);
}

/** A person who is looking at it may try it by hand before. */
const SECOND_CHANCE_MS = 60_000;

/** What was refused for want of rights is tried once more after they changed; interrupted, on the next connection. */
async function giveSecondChance(context: LeadershipContext, connection: AbortSignal): Promise<void> {
  const { store } = context.ports;
  const isDue = await untilStored(context, () => store.transaction([], (tx) => tx.meta('rights_changed')));
  if (isDue !== true) return;
  await context.pauses.pause(SECOND_CHANCE_MS, connection);
  if (!connection.aborted) await untilStored(context, () => retryDenied(store));
}

/** Nothing is read or written after it: handing over and erasing are the session's. */
function close(context: LeadershipContext, reason: 'blocked' | 'moved'): void {
  context.events.add({ kind: 'membership', state: 'closed' });
  context.endForGood();
  context.onMembership({ kind: 'closed', reason });
}

/**
 * Watches the own row on a connection. Resolves when the connection ends; rejects with what ended the watch. What it says
 * is believed once this device is in the server's epoch; of a firm that is being restored, only that the account was blocked.
 */
export function watchMembership(
  context: LeadershipContext,
  keeper: MembershipKeeper,
  epochs: EpochFollower,
  connection: AbortSignal,
): Promise<void> {
  const { database } = context.ports;
  return new Promise((resolve, reject) => {
    const stop = database.watchOwnRow(context.account.uid, {
      onRow(row) {
        context.report({ kind: 'exchanged', at: context.ports.clock.now() });
        const epoch = epochs.restoring();
        const believed = epoch !== null && isBlockedSince(row, epoch) ? Promise.resolve() : epochs.opened;
        believed.then(() => keeper.review(row)).then(() => wakeAll(context), end);
      },
      onUnreachable: () => context.report({ kind: 'unreachable' }),
      onError: end,
    });
    const onAbort = () => end(null);
    connection.addEventListener('abort', onAbort, { once: true });
    function end(error: unknown) {
      stop();
      connection.removeEventListener('abort', onAbort);
      if (error === null) resolve();
      else reject(error);
    }
  });
}

/**
 * After a refusal: asks the server itself. An answer that cannot be had decides nothing. Another row than the one
 * reviewed last may be newer or older than what the watch is about to tell: `restart` has it begin anew.
 */
export async function confirmMembership(
  context: LeadershipContext,
  keeper: MembershipKeeper,
  restart: () => void,
): Promise<Confirmation> {
  try {
    const row = await context.ports.database.readOwnRow(context.account.uid);
    if (keeper.isCurrent(row)) return 'unchanged';
    restart();
    return 'changed';
  } catch (error) {
    if (error instanceof RemoteError) return 'unknown';
    throw error;
  }
}
