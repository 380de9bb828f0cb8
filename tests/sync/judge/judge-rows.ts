import { ENTITY_NAMES, type EntityName } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import { serverVersion } from '#data/local/document-state.ts';
import { sameValue } from '#data/local/same-value.ts';
import {
  coversClient,
  isInScope,
  isMirroredSince,
  type Scope,
  scopesOf,
  withinPortfolio,
} from '#sync/scopes.ts';
import { isOpen, namesOf, WINDOWS } from '#sync/window/windows.ts';
import type { MemoryDisk } from '../model/memory-disk.ts';
import { readPortfolio } from '../model/memory-store.ts';
import { mayRead } from '../model/model-rules.ts';
import type { Device } from '../simulator/device.ts';
import type { Verdict } from './verdict.ts';
import { TENANT } from '../simulator/run-options.ts';
import type { World } from '../simulator/world.ts';

const NO_WINDOW = { open: null, names: {} };

/** What the device shows against what the server has; only what it says itself to be different is excused. */
export function findDiverged(world: World, device: Device, verdict: Verdict): void {
  const { disk } = device;
  // Hidden: nothing is shown, and nothing pulled.
  if (disk === null || !isMember(world, device)) return;
  const name = `device ${device.index}`;
  const scopes = scopesFor(world, device);
  const namedHere = namesOnDevice(disk);
  for (const step of disk.regressions) verdict.diverged.push(`${name} back in time: ${step}`);
  for (const entity of ENTITY_NAMES) {
    const expected = expectedRows(world, disk, scopes, entity);
    const named = namedRows(world, scopes, entity);
    const isExcused = (id: string) =>
      disk.differences.has(`${entity}/${id}`) || isBeyondAudit(world, disk, scopes, entity, id);
    for (const [id, row] of [...expected, ...named]) {
      const state = disk.state(entity, id);
      const known = state.base === null ? state.row : state.base.row;
      if (!sameValue(known, row) && !isExcused(id))
        verdict.diverged.push(difference(name, entity, row, known));
    }
    for (const id of disk.table(entity).keys()) {
      const isOwnWork = disk.state(entity, id).entries.length > 0 || namedHere.has(`${entity}/${id}`);
      if (!expected.has(id) && !named.has(id) && !isOwnWork && !isExcused(id))
        verdict.diverged.push(`${name} extra ${entity}/${id}`);
    }
  }
  findUntold(world, device, disk, scopes, verdict);
}

/** What could not be read, and what the server lost, is reported; and nothing else is. */
function findUntold(
  world: World,
  device: Device,
  disk: MemoryDisk,
  scopes: readonly Scope[],
  verdict: Verdict,
): void {
  const name = `device ${device.index}`;
  const unreadable = new Set(
    [...world.server.handWritten].flatMap(([key, { value }]) =>
      scopes.some(
        (scope) =>
          scope.entity === value.entity &&
          isInScope(scope, value) &&
          coversClient(scope, value) &&
          value.updated_at >= (disk.cursors.get(scope.key)?.since ?? ''),
      )
        ? [key]
        : [],
    ),
  );
  for (const key of unreadable)
    if (!disk.quarantine.has(key)) verdict.diverged.push(`${name} does not report unreadable ${key}`);
  for (const key of disk.quarantine.keys())
    if (!unreadable.has(key)) verdict.diverged.push(`${name} takes ${key} for unreadable`);
  for (const { entity, doc_id, ours } of disk.differences.values()) {
    const row = world.server.rows.get(`${entity}/${doc_id}`)?.value;
    if (sameValue(row, ours)) verdict.stuck.push(`${name} asks about ${entity}/${doc_id}, which is alike`);
  }
}

function difference(name: string, entity: EntityName, row: StoredRow, known: StoredRow | null): string {
  const fields =
    known === null
      ? 'is missing'
      : Object.keys(row)
          .filter((field) => !sameValue(row[field], known[field]))
          .join(', ');
  return `${name} ${entity}/${row.id}: ${fields} (server rev ${row.rev}, device rev ${String(known?.rev)})`;
}

/** What the rules let it see, of a collection with a window what is not older or is open. */
function expectedRows(
  world: World,
  disk: MemoryDisk,
  scopes: readonly Scope[],
  entity: EntityName,
): Map<string, StoredRow> {
  const ofEntity = scopes.filter((scope) => scope.entity === entity);
  return new Map(
    [...world.server.rows].flatMap(([key, { value }]) =>
      key.startsWith(`${entity}/`) &&
      value.deleted_at === null &&
      ofEntity.some(
        (scope) =>
          isInScope(scope, value) && isMirroredSince(scope, value, disk.cursors.get(scope.key)?.since),
      )
        ? [[value.id, value]]
        : [],
    ),
  );
}

/** What open rows name, however old it is. */
function namedRows(world: World, scopes: readonly Scope[], entity: EntityName): Map<string, StoredRow> {
  const naming = scopes.flatMap((scope) => {
    const { window } = scope;
    return window === undefined
      ? []
      : [...world.server.rows].flatMap(([key, { value }]) =>
          key.startsWith(`${scope.entity}/`) &&
          value.deleted_at === null &&
          isOpen(window, value) &&
          coversClient(scope, value)
            ? namesOf(window, value)
            : [],
        );
  });
  const ids = naming.flatMap(([named, id]) => (named === entity ? [id] : []));
  return new Map(
    ids.flatMap((id) => {
      const row = world.server.rows.get(`${entity}/${id}`)?.value;
      return row?.deleted_at === null ? [[id, row] as const] : [];
    }),
  );
}

/** What is there for another's sake, older than the window, is in no sum: that the server has lost it nobody finds out. */
function isBeyondAudit(
  world: World,
  disk: MemoryDisk,
  scopes: readonly Scope[],
  entity: EntityName,
  id: string,
): boolean {
  const { row: held } = serverVersion(disk.state(entity, id));
  const scope = scopes.find((one) => one.entity === entity);
  const since = scope && disk.cursors.get(scope.key)?.since;
  if (held === null || scope === undefined || isMirroredSince(scope, held, since)) return false;
  return (world.server.rows.get(`${entity}/${id}`)?.value.rev ?? 0) < held.rev;
}

/** What waiting work is about to name, both versions of what a person has yet to decide, and what the rows beneath name. */
function namesOnDevice(disk: MemoryDisk): Set<string> {
  const naming = [
    ...[...disk.entries(), ...disk.differences.values()].flatMap(({ entity, doc_id }) => {
      const { row } = serverVersion(disk.state(entity, doc_id));
      return row === null ? [] : [{ entity, row }];
    }),
    ...disk.entries().map(({ entity, patch }) => ({ entity, row: patch })),
    ...[...disk.differences.values()].flatMap(({ entity, ours, theirs }) =>
      [ours, theirs ?? ours].map((row) => ({ entity, row })),
    ),
  ];
  return new Set(
    naming.flatMap(({ entity, row }) =>
      namesOf(WINDOWS[entity] ?? NO_WINDOW, row).map(([named, id]) => `${named}/${id}`),
    ),
  );
}

export function isMember(world: World, device: Device): boolean {
  return world.mayEnter(device.uid);
}

export function scopesFor(world: World, device: Device): Scope[] {
  const user = world.server.user(device.uid);
  if (user?.role == null || !isMember(world, device)) return [];
  const scopes = scopesOf({ uid: device.uid, role: user.role, client_ids: user.client_ids });
  if (device.disk === null) return scopes;
  // Who looks after whom is compared with the server for itself.
  const portfolio = readPortfolio(device.disk, device.uid, device.clock.now());
  return withinPortfolio(scopes, user.role, portfolio);
}

export function findLeaked(world: World, device: Device, verdict: Verdict): void {
  const name = `device ${device.index}`;
  for (const { uid, storage } of device.closed)
    if (!storage.disk.isEmpty) verdict.leaked.push(`${name} still has data of ${uid}, who left`);
  const { disk } = device;
  if (disk === null) return;
  if (isMember(world, device)) {
    if (device.isHidden) verdict.diverged.push(`${name} hides from a member`);
    return findUnseen(world, device, disk, verdict);
  }
  const user = world.server.user(device.uid);
  const isEnded =
    world.server.disabled.has(device.uid) ||
    (user !== null && (user.blocked_at !== null || user.tenant_id !== TENANT));
  if (isEnded) verdict.leaked.push(`${name} keeps an account that has ended`);
  else if (!device.isHidden) verdict.leaked.push(`${name} shows data to nobody's account`);
}

/** Rows, and what entries and questions remember of them, that this person may not see. */
function findUnseen(world: World, device: Device, disk: MemoryDisk, verdict: Verdict): void {
  const user = world.server.user(device.uid);
  const name = `device ${device.index}`;
  const keys = new Set(scopesFor(world, device).map((scope) => scope.key));
  for (const cursor of disk.cursors.keys())
    if (!keys.has(cursor)) verdict.leaked.push(`${name} cursor ${cursor}`);
  for (const entity of ENTITY_NAMES) {
    for (const id of disk.documentIds(entity)) {
      const { row, base, entries } = disk.state(entity, id);
      const serverRow = base === null ? row : base.row;
      if (serverRow !== null && !mayRead(user, TENANT, entity, serverRow))
        verdict.leaked.push(`${name} ${entity}/${id}`);
      // What the person wrote here before is no secret.
      const isOwn = (field: string, value: unknown) =>
        world.ledger.acts.some(
          (act) => act.doc_id === id && act.field === field && sameValue(act.value, value),
        );
      const remembers = entries.some((entry) =>
        Object.entries(entry.base_values).some(([field, value]) => !isOwn(field, value)),
      );
      if (remembers && isUnseen(world, device, entity, id))
        verdict.leaked.push(`${name} remembers ${entity}/${id}`);
    }
  }
  const told = { conflict: disk.conflicts, difference: disk.differences, quarantined: disk.quarantine };
  for (const [what, table] of Object.entries(told)) {
    for (const { entity, doc_id } of table.values())
      if (isUnseen(world, device, entity, doc_id))
        verdict.leaked.push(`${name} ${what} on ${entity}/${doc_id}`);
  }
}

function isUnseen(world: World, device: Device, entity: EntityName, id: string): boolean {
  const existing = world.server.rows.get(`${entity}/${id}`)?.value;
  return existing !== undefined && !mayRead(world.server.user(device.uid), TENANT, entity, existing);
}
