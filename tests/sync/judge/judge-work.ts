import type { StoredRow } from '#data/local/stored-row.ts';
import { sameValue } from '#data/local/same-value.ts';
import { policyOf } from '#sync/push/conflict-policies.ts';
import type { MemoryHandover } from '../model/memory-handovers.ts';
import type { Verdict } from './verdict.ts';
import { type Act, fateKey, type Removal } from '../simulator/ledger.ts';
import type { World } from '../simulator/world.ts';

export function findLost(world: World, verdict: Verdict): void {
  const written = writtenValues(world);
  for (const act of world.ledger.acts) {
    const key = fateKey(act.entity, act.doc_id, act.field, act.value);
    const isSafe =
      written.has(key) ||
      world.ledger.givenUp.has(key) ||
      world.ledger.serverLost.has(key) ||
      isOverwritten(world, act) ||
      isOnDevice(world, act) ||
      isHandedOver(world, act) ||
      isServerDecided(world, act);
    if (!isSafe) verdict.lost.push(`device ${act.device} ${key}`);
  }
  for (const removal of world.ledger.removals) {
    if (!isRemovalSafe(world, removal))
      verdict.lost.push(`device ${removal.device} removal of ${removal.entity}/${removal.doc_id}`);
  }
  findOverwritten(world, verdict);
  findTooEarly(world, verdict);
  findWithoutFile(world, verdict);
  findWithoutHandedFile(world, verdict);
}

function writtenValues(world: World): Set<string> {
  const written = new Set<string>();
  for (const { write } of world.server.commits)
    for (const [field, value] of Object.entries(write.fields))
      written.add(fateKey(write.entity, write.doc_id, field, value));
  return written;
}

function isRemovalSafe(world: World, { device, stay, entity, doc_id, order }: Removal): boolean {
  const key = fateKey(entity, doc_id, 'removed', true);
  const existing = world.server.rows.get(`${entity}/${doc_id}`)?.value;
  const isRemoval = (entry: { entity: string; doc_id: string; kind: string }) =>
    entry.entity === entity && entry.doc_id === doc_id && entry.kind === 'remove';
  return (
    existing?.deleted_at !== null ||
    world.ledger.givenUp.has(key) ||
    world.ledger.serverLost.has(key) ||
    world.ledger.acts.some(
      (act) => act.device === device && act.stay === stay && act.doc_id === doc_id && act.order > order,
    ) ||
    (world.devices[device]?.disk?.entries() ?? []).some(isRemoval) ||
    handoversOf(world, device).some(({ operations }) => operations.some(isRemoval))
  );
}

/** Values that a person must decide on may only replace one that their author had seen. */
function findOverwritten(world: World, verdict: Verdict): void {
  const before = new Map<string, StoredRow>();
  for (const { write, row } of world.server.commits) {
    const key = `${write.entity}/${write.doc_id}`;
    const old = before.get(key);
    before.set(key, row);
    if (old === undefined || write.uid === 'fn' || world.ledger.overridden.has(write.op_id)) continue;
    const author = world.ledger.authors.get(write.op_id);
    for (const field of Object.keys(write.fields).filter((name) => policyOf(write.entity, name) === 'ask')) {
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

/** What an operation needs is at the server before it, unless a person gave it up. */
function findTooEarly({ server, ledger }: World, verdict: Verdict): void {
  const arrived = new Set<string>();
  for (const { write } of server.commits) {
    const needs = [...(ledger.needs.get(write.op_id) ?? [])];
    const isSettled = (id: string) => arrived.has(id) || ledger.dropped.has(id) || ledger.undone.has(id);
    const missing = needs.find((id) => ledger.authors.has(id) && !isSettled(id));
    if (missing !== undefined) verdict.lost.push(`${write.op_id} arrived without ${missing}, which it needs`);
    arrived.add(write.op_id);
  }
}

/** A row at the server means bytes in the bucket. */
function findWithoutFile(world: World, verdict: Verdict): void {
  for (const [key, { value }] of world.server.rows) {
    if (!key.startsWith('documents/')) continue;
    if (!world.bucket.objects.has(String(value['storage_path']))) verdict.lost.push(`${key} has no file`);
  }
}

/** And so does an operation that was handed over: with the bytes that are not in the bucket. */
function findWithoutHandedFile(world: World, verdict: Verdict): void {
  for (const device of world.devices) {
    for (const { uploads, files } of device.storage.handovers.values()) {
      for (const { document_id, storage_path } of uploads) {
        const file = files.get(document_id);
        const isSafe = (file !== undefined && file !== 'missing') || world.bucket.objects.has(storage_path);
        if (!isSafe)
          verdict.lost.push(`device ${device.index} handed over documents/${document_id} without its file`);
      }
    }
  }
}

/** By a later act of the same person on the same device. */
function isOverwritten({ ledger }: World, act: Act): boolean {
  const later = (other: { device: number; stay: number; doc_id: string; order: number }) =>
    other.device === act.device &&
    other.stay === act.stay &&
    other.doc_id === act.doc_id &&
    other.order > act.order;
  return (
    ledger.acts.some((other) => later(other) && other.field === act.field) || ledger.removals.some(later)
  );
}

function isOnDevice(world: World, act: Act): boolean {
  const entries = world.devices[act.device]?.disk?.state(act.entity, act.doc_id).entries ?? [];
  return entries.some((entry) => keeps(entry.patch[act.field], act.value));
}

/** Of a set, what was added last is what the act was about. */
function keeps(kept: unknown, value: unknown): boolean {
  if (sameValue(kept, value)) return true;
  return Array.isArray(kept) && Array.isArray(value) && kept.includes(value.at(-1));
}

/** Only if it really is there, and whole. */
function isHandedOver(world: World, act: Act): boolean {
  return handoversOf(world, act.device).some(({ operations }) =>
    operations.some(
      (entry) =>
        entry.entity === act.entity &&
        entry.doc_id === act.doc_id &&
        keeps(entry.patch[act.field], act.value),
    ),
  );
}

function handoversOf(world: World, device: number): MemoryHandover[] {
  const all = [...(world.devices[device]?.storage.handovers.values() ?? [])];
  return all.filter(({ is_complete }) => is_complete);
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

export function findDoubled(world: World, verdict: Verdict): void {
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
  for (const { disk, uid } of world.devices) {
    // Hidden: it is asked about when the user's own row is back.
    if (!world.mayEnter(uid)) continue;
    for (const entry of disk?.entries() ?? []) {
      if (world.server.receipts.has(entry.op_id))
        verdict.doubled.push(`applied and still ${entry.state}: ${entry.op_id}`);
    }
  }
}
