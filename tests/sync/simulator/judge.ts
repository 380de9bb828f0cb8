import { ENTITY_NAMES, type EntityName } from '@portal/domain';
import type { StoredRow } from '#data/database.ts';
import { sameValue } from '#data/same-value.ts';
import { policyOf } from '#sync/conflict-policies.ts';
import { isInScope, type Scope, scopesOf } from '#sync/scopes.ts';
import { mayRead } from '../model/model-rules.ts';
import type { Device } from './device.ts';
import { type Act, fateKey } from './ledger.ts';
import { TENANT, type World } from './world.ts';

export type Verdict = {
  /** Work of a person that is neither at the server, nor on the device, nor given up by the person. */
  lost: string[];
  /** Work that took effect twice, or that the person is told to do again though it took effect. */
  doubled: string[];
  /** Rows that differ between a device and the server after everything has come to rest. */
  diverged: string[];
  /** Data on a device that its person may not see. */
  leaked: string[];
};

/** Looks at a world at rest: everybody online for long, nothing on its way. */
export function judge(world: World): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], diverged: [], leaked: [] };
  findLost(world, verdict);
  findOverwritten(world, verdict);
  findWithoutFile(world, verdict);
  findDoubled(world, verdict);
  for (const device of world.devices) {
    // A tab that outlives the erasure by another one can do nothing but fail.
    if (device.disk.erased) continue;
    if (device.errors.length > 0)
      verdict.diverged.push(`device ${String(device.index)}: ${String(device.errors[0])}`);
    for (const step of device.disk.regressions)
      verdict.diverged.push(`device ${String(device.index)} back in time: ${step}`);
    findUnrest(world, device, verdict);
    findDiverged(world, device, verdict);
    findLeaked(world, device, verdict);
  }
  return verdict;
}

function findLost(world: World, verdict: Verdict): void {
  const written = new Set<string>();
  for (const { write } of world.server.commits) {
    for (const [field, value] of Object.entries(write.fields)) {
      written.add(fateKey(write.entity, write.doc_id, field, value));
    }
  }
  for (const act of world.ledger.acts) {
    const key = fateKey(act.entity, act.doc_id, act.field, act.value);
    const isSafe =
      written.has(key) ||
      world.ledger.givenUp.has(key) ||
      isOverwritten(world, act) ||
      isOnDevice(world, act) ||
      isServerDecided(world, act);
    if (!isSafe) verdict.lost.push(`device ${String(act.device)} ${key}`);
  }
  for (const { device, entity, doc_id, order } of world.ledger.removals) {
    const isSafe =
      world.server.rows.get(`${entity}/${doc_id}`)?.value.deleted_at !== null ||
      world.ledger.givenUp.has(fateKey(entity, doc_id, 'removed', true)) ||
      world.ledger.acts.some((act) => act.device === device && act.doc_id === doc_id && act.order > order) ||
      world.devices[device]?.disk.state(entity, doc_id).entries.some((entry) => entry.kind === 'remove');
    if (!isSafe) verdict.lost.push(`device ${String(device)} removal of ${entity}/${doc_id}`);
  }
}

/** Values that a person must decide on may only replace one that their author had seen. */
function findOverwritten(world: World, verdict: Verdict): void {
  const before = new Map<string, StoredRow>();
  for (const { write, row } of world.server.commits) {
    const key = `${write.entity}/${write.doc_id}`;
    const old = before.get(key);
    before.set(key, row);
    if (old === undefined || write.uid === 'fn' || world.ledger.overridden.has(write.op_id)) continue;
    for (const field of Object.keys(write.fields).filter((name) => policyOf(write.entity, name) === 'ask')) {
      // The author's device stands in the operation's id.
      const author = Number(/_dev(\d+)x/.exec(write.op_id)?.[1]);
      const wasSeen = world.ledger.acts.some(
        (act) =>
          act.device === author &&
          act.doc_id === write.doc_id &&
          act.field === field &&
          sameValue(act.seen, old[field]),
      );
      if (write.kind === 'patch' && !wasSeen)
        verdict.lost.push(`${key}/${field}=${String(old[field])} overwritten unseen`);
    }
  }
}

/** A row at the server stands for bytes in the bucket. */
function findWithoutFile(world: World, verdict: Verdict): void {
  for (const [key, { value }] of world.server.rows) {
    if (!key.startsWith('documents/')) continue;
    if (!world.bucket.objects.has(String(value['storage_path']))) verdict.lost.push(`${key} has no file`);
  }
}

/** By a later deed of the same person on the same device. */
function isOverwritten({ ledger }: World, act: Act): boolean {
  const later = (other: { device: number; doc_id: string; order: number }) =>
    other.device === act.device && other.doc_id === act.doc_id && other.order > act.order;
  return (
    ledger.acts.some((other) => later(other) && other.field === act.field) || ledger.removals.some(later)
  );
}

function isOnDevice(world: World, act: Act): boolean {
  const entries = world.devices[act.device]?.disk.state(act.entity, act.doc_id).entries ?? [];
  return entries.some((entry) => sameValue(entry.patch[act.field], act.value));
}

/** Fields whose policy leaves them to the server, and sets, which are checked by what they contain. */
function isServerDecided(world: World, act: Act): boolean {
  if (act.field === 'completed_at' || act.field === 'last_read_at') return true;
  if (['status', 'due_date'].includes(act.field)) {
    // Both sides may mean the same: then there is nothing to write.
    return world.server.commits.some(
      ({ write, row }) => write.doc_id === act.doc_id && sameValue(row[act.field], act.value),
    );
  }
  if (!Array.isArray(act.value)) return act.value === null || act.entity === 'thread_reads';
  const items: unknown[] = act.value;
  return world.server.commits.some(({ write }) => {
    const set = write.fields[act.field];
    return write.doc_id === act.doc_id && Array.isArray(set) && sameValue(set.at(-1), items.at(-1));
  });
}

function findDoubled(world: World, verdict: Verdict): void {
  const times = new Map<string, number>();
  const count = (key: string) => {
    times.set(key, (times.get(key) ?? 0) + 1);
    if (times.get(key) === 2) verdict.doubled.push(key);
  };
  for (const { write } of world.server.commits) {
    if (write.uid === 'fn') continue;
    count(`operation ${write.op_id}`);
    for (const [field, value] of Object.entries(write.fields)) {
      if (typeof value === 'string' && /^v\d+$/.test(value))
        count(fateKey(write.entity, write.doc_id, field, value));
    }
  }
  for (const [path, object] of world.bucket.objects) {
    const documentId = path.split('/')[3] ?? '';
    if (!world.server.rows.has(`documents/${documentId}`) && object.times > 50) verdict.doubled.push(path);
  }
  for (const device of world.devices) {
    for (const entry of device.disk.entries()) {
      if (world.server.receipts.has(entry.op_id))
        verdict.doubled.push(`applied and still ${entry.state}: ${entry.op_id}`);
    }
  }
}

/** At rest nothing waits but what a person must decide on, and what stands behind it. */
function findUnrest(world: World, device: Device, verdict: Verdict): void {
  const entries = device.disk.entries();
  const parked = new Set(entries.filter(({ state }) => state === 'parked').map((entry) => entry.op_id));
  const lanes = new Set(entries.filter(({ state }) => state === 'parked').map((entry) => entry.doc_id));
  for (const entry of entries) {
    // A document that stands was never missing: an edit went ahead of its create.
    const isMisplaced =
      entry.error_kind === 'not_found' && world.server.rows.has(`${entry.entity}/${entry.doc_id}`);
    if (isMisplaced) verdict.diverged.push(`device ${String(device.index)} out of order: ${entry.op_id}`);
    if (entry.state === 'parked' || lanes.has(entry.doc_id)) continue;
    if (entry.needs.some((id) => parked.has(id) || device.disk.uploads.get(id)?.state === 'parked')) continue;
    verdict.diverged.push(
      `device ${String(device.index)} still ${entry.state}: ${entry.op_id} ${entry.entity}/${entry.doc_id}`,
    );
  }
}

function findDiverged(world: World, device: Device, verdict: Verdict): void {
  const scopes = scopesFor(world, device);
  for (const entity of ENTITY_NAMES) {
    const expected = expectedRows(world, scopes, entity);
    const table = device.disk.table(entity);
    for (const [id, row] of expected) {
      const state = device.disk.state(entity, id);
      const shown = state.base === null ? table.get(id) : (state.base.row ?? undefined);
      if (!sameValue(shown, row)) verdict.diverged.push(difference(device, entity, id, row, shown));
    }
    for (const id of table.keys()) {
      const isOwnWork = device.disk.state(entity, id).entries.length > 0;
      if (!expected.has(id) && !isOwnWork)
        verdict.diverged.push(`device ${String(device.index)} extra ${entity}/${id}`);
    }
  }
}

function difference(
  device: Device,
  entity: EntityName,
  id: string,
  row: StoredRow,
  shown: StoredRow | undefined,
): string {
  const fields =
    shown === undefined
      ? 'is missing'
      : Object.keys(row)
          .filter((f) => !sameValue(row[f], shown[f]))
          .join(', ');
  return `device ${String(device.index)} ${entity}/${id}: ${fields} (server rev ${String(row.rev)}, device rev ${String(shown?.rev)})`;
}

function expectedRows(world: World, scopes: readonly Scope[], entity: EntityName): Map<string, StoredRow> {
  const ofEntity = scopes.filter((scope) => scope.entity === entity);
  return new Map(
    [...world.server.rows].flatMap(([key, { value }]) =>
      key.startsWith(`${entity}/`) &&
      value.deleted_at === null &&
      ofEntity.some((scope) => isInScope(scope, value))
        ? [[value.id, value]]
        : [],
    ),
  );
}

function scopesFor(world: World, device: Device): Scope[] {
  const user = world.server.user(device.uid);
  if (user === null || !user.is_active || user.role === null) return [];
  return scopesOf({ uid: device.uid, role: user.role, client_ids: user.client_ids });
}

function findLeaked(world: World, device: Device, verdict: Verdict): void {
  const user = world.server.user(device.uid);
  const name = `device ${String(device.index)}`;
  const keys = new Set(scopesFor(world, device).map((scope) => scope.key));
  for (const cursor of device.disk.cursors.keys())
    if (!keys.has(cursor)) verdict.leaked.push(`${name} cursor ${cursor}`);
  for (const entity of ENTITY_NAMES) {
    for (const id of device.disk.documentIds(entity)) {
      const { row, base, entries } = device.disk.state(entity, id);
      const serverRow = base === null ? row : base.row;
      if (serverRow !== null && !mayRead(user, TENANT, entity, serverRow))
        verdict.leaked.push(`${name} ${entity}/${id}`);
      const standing = world.server.rows.get(`${entity}/${id}`)?.value;
      const isHidden = standing !== undefined && !mayRead(user, TENANT, entity, standing);
      // What the person wrote here before is no secret.
      const isOwn = (field: string, value: unknown) =>
        world.ledger.acts.some(
          (act) => act.doc_id === id && act.field === field && sameValue(act.value, value),
        );
      const remembers = entries.some((entry) =>
        Object.entries(entry.base_values).some(([field, value]) => !isOwn(field, value)),
      );
      if (isHidden && remembers) verdict.leaked.push(`${name} remembers ${entity}/${id}`);
    }
  }
  for (const conflict of device.disk.conflicts.values()) {
    const standing = world.server.rows.get(`${conflict.entity}/${conflict.doc_id}`)?.value;
    if (standing !== undefined && !mayRead(user, TENANT, conflict.entity, standing)) {
      verdict.leaked.push(`${name} conflict on ${conflict.entity}/${conflict.doc_id}`);
    }
  }
}
