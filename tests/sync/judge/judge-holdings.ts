import type { EntityName } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import { serverVersion } from '#data/local/document-state.ts';
import { heldVersions } from '#data/outbox/held-versions.ts';
import { differingFields } from '#data/outbox/own-version.ts';
import { coversClient, isInScope } from '#sync/scopes.ts';
import type { Commit } from '../model/model-server.ts';
import type { Device } from '../simulator/device.ts';
import type { Holding } from '../simulator/holding.ts';
import { isMember, scopesFor } from './judge-rows.ts';
import type { Verdict } from './verdict.ts';
import type { World } from '../simulator/world.ts';

// What the server had, a device holds and a restore took from the server: the device must still have it at the end.

/** At the moment of a restore. */
export function noteHoldings(world: World, gone: readonly Commit[]): void {
  forgetMadeAgain(world, gone);
  const lost = new Set(gone.map(({ write }) => write.op_id));
  for (const { write, row: written } of gone) {
    const { entity, doc_id } = write;
    for (const device of world.devices) {
      if (device.disk === null) continue;
      const state = device.disk.state(entity, doc_id);
      const { row, removed_rev } = serverVersion(state);
      const isRemoved = removed_rev !== null && write.kind === 'remove' && write.rev === removed_rev;
      if (!isRemoved && (removed_rev !== null || row === null || !lost.has(row.last_op))) continue;
      const key = [device.index, entity, doc_id, row?.last_op ?? 'removed'].join(' ');
      const kept = world.server.rows.get(`${entity}/${doc_id}`)?.value;
      // What was put back says the same: nothing of it is lost, and who writes over it writes over the server's.
      if (!isRemoved && row !== null && isAlike(entity, row, kept)) continue;
      world.holdings.set(key, {
        ...{
          device,
          entity,
          doc_id,
          lost,
          written,
          stay: device.closed.length,
          rights: rightsOf(world, device),
          commit: world.server.commits.at(-1)?.number ?? 0,
        },
        row: isRemoved ? null : structuredClone(row),
      });
    }
  }
}

/** What is there again, or was until this restore: who wrote over it since wrote over the server's. */
function forgetMadeAgain({ server, holdings }: World, gone: readonly Commit[]): void {
  for (const [key, holding] of holdings) {
    const { entity, doc_id, row } = holding;
    if (row === null) continue;
    const versions = [server.rows.get(`${entity}/${doc_id}`)?.value, ...rowsSince(holding, gone)];
    if (versions.some((version) => isAlike(entity, row, version))) holdings.delete(key);
  }
}

export function findLostHoldings(world: World, verdict: Verdict): void {
  for (const holding of world.holdings.values()) {
    const { device, entity, doc_id } = holding;
    if (isOver(world, holding) || isStillThere(world, holding)) continue;
    verdict.lost.push(`device ${device.index} held ${entity}/${doc_id} of before the restore`);
  }
}

/** What these commits made of the document after the restore. */
const rowsSince = ({ entity, doc_id, commit }: Holding, commits: readonly Commit[]): StoredRow[] =>
  commits
    .filter(({ number, write }) => number > commit && write.entity === entity && write.doc_id === doc_id)
    .map(({ row }) => row);

const isAlike = (entity: EntityName, ours: StoredRow, theirs: StoredRow | undefined): boolean =>
  theirs?.deleted_at === null && differingFields({ entity, ours, theirs }).length === 0;

const rightsOf = ({ server }: World, { uid }: Device) => server.users.get(uid)?.commit ?? 0;

/** Somebody else is there, or the rights have changed since: what was held may be gone. */
function isOver(world: World, { device, stay, rights, entity, written }: Holding): boolean {
  if (device.disk === null || device.closed.length !== stay || !isMember(world, device)) return true;
  if (rightsOf(world, device) !== rights) return true;
  const scopes = scopesFor(world, device).filter((scope) => scope.entity === entity);
  // Of another's client it may have gone for that reason.
  return !scopes.some((scope) => isInScope(scope, written) && coversClient(scope, written));
}

/** With the server again, or beside what the server has. */
function isStillThere({ server, ledger }: World, holding: Holding): boolean {
  const { device, entity, doc_id, lost, row } = holding;
  const isIt = (other: StoredRow | null | undefined): boolean => {
    if (other === null || other === undefined || other.deleted_at !== null) return row === null;
    if (row === null) return false;
    // Or what was made of it, before the restore.
    const isLater = other.rev >= row.rev && lost.has(other.last_op);
    return isLater || isAlike(entity, row, other);
  };
  // Sent again by the device that it came from.
  if (row !== null && server.receipts.has(row.last_op)) return true;
  const key = `${entity}/${doc_id}`;
  // Or removed since, by somebody who had it before them.
  if (server.rows.get(key)?.value.deleted_at != null && ledger.removals.some((one) => one.doc_id === doc_id))
    return true;
  // By this device itself, on its way when the restore began.
  const known = device.disk?.state(entity, doc_id);
  if (row !== null && known !== undefined && (serverVersion(known).removed_rev ?? 0) > row.rev) return true;
  const difference = device.disk?.differences.get(key);
  if (difference === undefined ? isIt(server.rows.get(key)?.value) : heldVersions(difference).some(isIt))
    return true;
  // Made again by somebody else, and written over since.
  return rowsSince(holding, server.commits).some(isIt);
}
