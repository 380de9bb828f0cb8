import { type EntityName, storagePath } from '@portal/domain';
import type { StoredRow } from '#data/database.ts';
import type { Device } from './device.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { CLIENT, COMPANIES, obligation, TENANT, type World } from './world.ts';

/** Something that happens at a moment. Each carries its own seed, so that a trace can be cut without changing it. */
export type Action = {
  at: number;
  kind:
    | 'edit'
    | 'decide'
    | 'offline'
    | 'cut'
    | 'flap'
    | 'crash'
    | 'second_tab'
    | 'sign_out'
    | 'rights'
    | 'import'
    | 'clock';
  device: number;
  seed: number;
};

const FAULTS: readonly Action['kind'][] = [
  'offline',
  'cut',
  'flap',
  'crash',
  'crash',
  'second_tab',
  'sign_out',
  'clock',
];

/** The script of a run: `ops` actions over some minutes, in order. */
export function planActions(world: World): Action[] {
  const { random, options } = world;
  const actions = Array.from({ length: options.ops }, (): Action => {
    const kind: Action['kind'] = random.chance(options.revoke)
      ? 'rights'
      : random.chance(0.25)
        ? (random.pick(FAULTS) ?? 'cut')
        : random.chance(0.1)
          ? 'decide'
          : random.chance(0.05)
            ? 'import'
            : 'edit';
    const at = random.next() ** 2 * 10 * 60_000;
    return { at, kind, device: random.below(options.devices), seed: random.below(2 ** 31) };
  });
  return actions.sort((a, b) => a.at - b.at);
}

export function describeAction({ at, kind, device, seed }: Action): string {
  return `${(at / 1000).toFixed(3).padStart(8)} s  device ${String(device)}  ${kind} (${String(seed)})`;
}

export function perform(world: World, action: Action): void {
  const device = world.devices[action.device];
  if (device === undefined) return;
  const random = seededRandom(action.seed);
  switch (action.kind) {
    case 'edit':
      return edit(world, device, random);
    case 'decide': {
      const parked = random.pick(device.disk.entries().filter((entry) => entry.state === 'parked'));
      if (parked !== undefined) device.resolve(parked, random.chance(0.6) ? 'retry' : 'discard');
      return;
    }
    case 'offline':
    case 'cut':
      device.setLine(false, action.kind === 'offline');
      world.time.after(random.between(1_000, 180_000), () => device.setLine(true, true));
      return;
    case 'flap':
      return device.flap();
    case 'crash':
      device.crash();
      world.time.after(random.between(0, 60_000), () => device.isRunning || device.openTab());
      return;
    case 'second_tab':
      return device.openTab();
    case 'sign_out':
      device.setSignedIn(false);
      world.time.after(random.between(1_000, 60_000), () => device.setSignedIn(true));
      return;
    case 'rights':
      return changeRights(world, device.uid, random);
    case 'import':
      return importRows(world, random);
    case 'clock':
      device.skew = random.between(-86_400_000, 86_400_000);
      return;
  }
}

/** Values are told apart by the action that made them: every one has its own fate. */
const token = (random: SeededRandom) => `v${String(random.below(2 ** 31))}`;

function edit(world: World, device: Device, random: SeededRandom): void {
  const user = world.server.user(device.uid);
  const isClient = user?.role === 'client';
  const rows = (entity: EntityName): StoredRow[] => [...device.disk.table(entity).values()];
  const company = isClient ? (random.pick(user.client_ids) ?? 'c1') : (random.pick(COMPANIES) ?? 'c1');
  const choices = isClient
    ? [
        () => sendMessage(device, random, company),
        () => sendDocument(device, random, company),
        () => markRead(device, company),
      ]
    : [
        () => editObligation(device, random, rows('obligations')),
        () => editObligation(device, random, rows('obligations')),
        () => editClient(device, random, rows('clients')),
        () => editClient(device, random, rows('clients')),
        () => addObligation(device, random, company),
        () => editNote(device, random, rows('notes'), company),
        () => sendMessage(device, random, company),
        () => sendDocument(device, random, company),
        () => removeSomething(device, random, rows('documents'), rows('obligations')),
        () => markRead(device, company),
      ];
  random.pick(choices)?.();
}

/** Mostly one of the same few rows, whoever picks: there is where people meet. */
function pickContested(random: SeededRandom, rows: StoredRow[]): StoredRow | undefined {
  const contested = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, 2);
  return random.pick(random.chance(0.7) ? contested : rows);
}

function editObligation(device: Device, random: SeededRandom, rows: StoredRow[]): void {
  const row = pickContested(random, rows);
  if (row === undefined) return;
  const isCompleted = row['status'] === 'completed';
  const documents = Array.isArray(row['document_ids']) ? row['document_ids'].map(String) : [];
  const patch = random.pick([
    { name: token(random) },
    { notes: token(random) },
    { description: token(random), notes: token(random) },
    { due_date: `2027-01-${String(10 + random.below(18))}` },
    { document_ids: [...documents, token(random)].slice(0, 20) },
    isCompleted
      ? { status: 'pending' as const, completed_at: null }
      : { status: 'completed' as const, completed_at: device.deviceTime() },
  ]);
  if (patch !== undefined) device.write({ kind: 'patch', entity: 'obligations', id: row.id, patch });
}

function editClient(device: Device, random: SeededRandom, rows: StoredRow[]): void {
  const row = pickContested(random, rows);
  if (row === undefined || random.chance(0.1)) {
    const id = `k${token(random)}`;
    device.write({
      kind: 'create',
      entity: 'clients',
      id,
      fields: { ...CLIENT, corporate_name: token(random) },
    });
    return;
  }
  if (random.chance(0.05)) return void device.write({ kind: 'remove', entity: 'clients', id: row.id });
  const patch = random.pick([
    { city: token(random) },
    { notes: token(random) },
    { address: token(random), city: token(random) },
  ]);
  if (patch !== undefined) device.write({ kind: 'patch', entity: 'clients', id: row.id, patch });
}

function addObligation(device: Device, random: SeededRandom, company: string): void {
  const id = `o${token(random)}`;
  device.write({ kind: 'create', entity: 'obligations', id, fields: obligation(company, token(random)) });
}

function editNote(device: Device, random: SeededRandom, rows: StoredRow[], company: string): void {
  const row = random.pick(rows);
  const die = random.next();
  if (row === undefined || die < 0.4) {
    const fields = { title: token(random), content: token(random), category: null, client_id: company };
    device.write({ kind: 'create', entity: 'notes', id: `n${token(random)}`, fields });
  } else if (die < 0.65) device.write({ kind: 'remove', entity: 'notes', id: row.id });
  else device.write({ kind: 'patch', entity: 'notes', id: row.id, patch: { content: token(random) } });
}

/** In the order of writing: each message comes after the one before it in its thread. */
function sendMessage(device: Device, random: SeededRandom, company: string): void {
  const last = device.disk
    .entries()
    .findLast((entry) => entry.entity === 'messages' && entry.patch['client_id'] === company);
  const fields = {
    client_id: company,
    thread_id: company,
    sender_id: device.uid,
    content: token(random),
    status: 'sent' as const,
    document_ids: [],
    written_at: device.deviceTime(),
  };
  device.write(
    { kind: 'create', entity: 'messages', id: `m${token(random)}`, fields },
    { after: last === undefined ? [] : [last.op_id] },
  );
}

function sendDocument(device: Device, random: SeededRandom, company: string): void {
  const id = `d${token(random)}`;
  const storage_path = storagePath({
    tenant_id: TENANT,
    client_id: company,
    document_id: id,
    random: token(random),
    extension: 'pdf',
  });
  const size = 1 + random.below(1000);
  const upload = {
    upload_id: `${device.uid}_up${token(random)}`,
    uid: device.uid,
    document_id: id,
    storage_path,
    mime_type: 'application/pdf',
    size_bytes: size,
    md5: token(random),
    state: 'waiting' as const,
    sent_bytes: 0,
    attempts: 0,
    next_at: 0,
    error_kind: null,
  };
  const fields = {
    client_id: company,
    filename: token(random),
    storage_path,
    mime_type: 'application/pdf' as const,
    size_bytes: size,
    category: null,
    description: null,
    uploaded_by: device.uid,
    check: 'pending' as const,
    check_reason: null,
    review: 'none' as const,
    review_reason: null,
  };
  device.write({ kind: 'create', entity: 'documents', id, fields }, { upload });
}

/** Same id on every device of the person: the one document that two devices may both create. */
function markRead(device: Device, company: string): void {
  const id = `${company}_${device.uid}`;
  const patch = { last_read_at: device.deviceTime() };
  const stands = device.disk.state('thread_reads', id);
  if (stands.row !== null) device.write({ kind: 'patch', entity: 'thread_reads', id, patch });
  else if (stands.entries.length === 0) {
    const fields = { client_id: company, user_id: device.uid, ...patch };
    device.write({ kind: 'create', entity: 'thread_reads', id, fields });
  }
}

function removeSomething(
  device: Device,
  random: SeededRandom,
  documents: StoredRow[],
  obligations: StoredRow[],
): void {
  const isDocument = random.chance(0.5);
  const row = random.pick(isDocument ? documents : obligations);
  if (row !== undefined)
    device.write({ kind: 'remove', entity: isDocument ? 'documents' : 'obligations', id: row.id });
}

/** An administrator: moves, promotes, blocks. */
function changeRights(world: World, uid: string, random: SeededRandom): void {
  const user = world.server.user(uid);
  if (user === null) return;
  if (random.chance(0.15)) {
    return world.server.setUser({ ...user, is_active: false, blocked_at: world.now });
  }
  if (random.chance(0.05)) return world.server.removeUser(uid);
  const role = random.pick(['accountant', 'supervisor', 'client', 'client'] as const) ?? 'client';
  const client_ids = role === 'client' ? COMPANIES.filter(() => random.chance(0.5)) : [];
  world.server.setUser({ ...user, role, client_ids: [...client_ids], client_id: client_ids[0] ?? null });
}

/** Many rows with one stamp, at once. */
function importRows(world: World, random: SeededRandom): void {
  const count = 3 + random.below(15);
  for (let i = 0; i < count; i += 1) {
    const company = random.pick(COMPANIES) ?? 'c1';
    world.writeAsFunction('obligations', `i${token(random)}`, obligation(company, token(random)));
  }
}
