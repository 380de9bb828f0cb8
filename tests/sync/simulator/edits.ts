import { type EntityName, type Fields, storagePath } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { NewUpload } from './device-storage.ts';
import type { Device } from './device.ts';
import type { SeededRandom } from './seeded-random.ts';
import { TENANT } from './run-options.ts';
import { CLIENT, COMPANIES, obligation, type World } from './world.ts';

// What people do on their screens.

/** Values are told apart by the action that made them: each has its own outcome. */
export const token = (random: SeededRandom) => `v${String(random.below(2 ** 31))}`;

/** One act of the person on this device. */
export async function edit(world: World, device: Device, random: SeededRandom): Promise<void> {
  const { disk } = device;
  if (disk === null) return;
  const user = world.server.user(device.uid);
  const isClient = user?.role === 'client';
  const rows = (entity: EntityName): StoredRow[] => [...disk.table(entity).values()];
  const company = isClient
    ? (random.pick(user.client_ids) ?? 'c1')
    : pickCompany(
        random,
        rows('clients').map(({ id }) => id),
      );
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
        () => attachDocument(device, random, rows('obligations')),
        () => removeSomething(device, random, rows('documents'), rows('obligations')),
        () => markRead(device, company),
      ];
  await random.pick(choices)?.();
}

/** Some hundred acts without a connection, and a document that an act made long before them comes to wait for. */
export async function fillQueue(world: World, device: Device, random: SeededRandom): Promise<void> {
  const { disk } = device;
  if (disk === null || world.server.user(device.uid)?.role === 'client') return;
  device.setLine(false, true);
  world.time.after(random.between(5_000, 120_000), () => device.setLine(true, true));
  const early = pickContested(random, [...disk.table('obligations').values()]);
  if (early !== undefined) await patchObligation(device, early.id, { notes: token(random) });
  for (let i = 0; i < 105 + random.below(30); i += 1)
    await addNote(device, random, random.pick(COMPANIES) ?? 'c1');
  if (early === undefined) return;
  await device.look();
  const existing = device.disk?.table('obligations').get(early.id);
  if (existing !== undefined) await attachDocument(device, random, [existing]);
}

/** Mostly a company that exists; now and then one that this device has just made. */
function pickCompany(random: SeededRandom, clients: readonly string[]): string {
  const own = clients.filter((id) => id.startsWith('k'));
  return (random.chance(0.25) ? random.pick(own) : undefined) ?? random.pick(COMPANIES) ?? 'c1';
}

/** Mostly one of the same few rows, no matter who picks: that is where people meet. */
function pickContested(random: SeededRandom, rows: StoredRow[]): StoredRow | undefined {
  const contested = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, 2);
  return random.pick(random.chance(0.7) ? contested : rows);
}

async function editObligation(device: Device, random: SeededRandom, rows: StoredRow[]): Promise<void> {
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
  if (patch !== undefined) await patchObligation(device, row.id, patch);
}

const patchObligation = (device: Device, id: string, patch: Partial<Fields<'obligations'>>) =>
  device.write({ kind: 'patch', entity: 'obligations', id, patch });

/** Names a document that is made at the same moment: it must be at the server before it is named there. */
async function attachDocument(device: Device, random: SeededRandom, rows: StoredRow[]): Promise<void> {
  const row = pickContested(random, rows);
  if (row === undefined) return;
  const documents = Array.isArray(row['document_ids']) ? row['document_ids'].map(String) : [];
  const { id, op_id } = await sendDocument(device, random, String(row['client_id']));
  if (op_id === null) return;
  await device.write(
    {
      kind: 'patch',
      entity: 'obligations',
      id: row.id,
      patch: { document_ids: [...documents, id].slice(-20) },
    },
    { needs: [op_id] },
  );
}

async function editClient(device: Device, random: SeededRandom, rows: StoredRow[]): Promise<void> {
  const row = pickContested(random, rows);
  if (row === undefined || random.chance(0.1)) {
    const id = `k${token(random)}`;
    await device.write({
      kind: 'create',
      entity: 'clients',
      id,
      fields: { ...CLIENT, corporate_name: token(random) },
    });
    return;
  }
  // The companies of the people here stay: without them nobody could do anything any more.
  if (row.id.startsWith('k') && random.chance(0.2))
    return void (await device.write({ kind: 'remove', entity: 'clients', id: row.id }));
  const patch = random.pick([
    { city: token(random) },
    { notes: token(random) },
    { address: token(random), city: token(random) },
  ]);
  if (patch !== undefined) await device.write({ kind: 'patch', entity: 'clients', id: row.id, patch });
}

async function addObligation(device: Device, random: SeededRandom, company: string): Promise<void> {
  const id = `o${token(random)}`;
  await device.write({
    kind: 'create',
    entity: 'obligations',
    id,
    fields: obligation(company, token(random)),
  });
}

async function editNote(
  device: Device,
  random: SeededRandom,
  rows: StoredRow[],
  company: string,
): Promise<void> {
  const row = random.pick(rows);
  const die = random.next();
  if (row === undefined || die < 0.4) await addNote(device, random, company);
  else if (die < 0.65) await device.write({ kind: 'remove', entity: 'notes', id: row.id });
  else await device.write({ kind: 'patch', entity: 'notes', id: row.id, patch: { content: token(random) } });
}

async function addNote(device: Device, random: SeededRandom, company: string): Promise<void> {
  const fields = { title: token(random), content: token(random), category: null, client_id: company };
  await device.write({ kind: 'create', entity: 'notes', id: `n${token(random)}`, fields });
}

/** In the order of writing: each message comes after the one before it in its thread. */
async function sendMessage(device: Device, random: SeededRandom, company: string): Promise<void> {
  const last = device.disk
    ?.entries()
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
  await device.write(
    { kind: 'create', entity: 'messages', id: `m${token(random)}`, fields },
    { after: last === undefined ? [] : [last.op_id] },
  );
}

async function sendDocument(
  device: Device,
  random: SeededRandom,
  company: string,
): Promise<{ id: string; op_id: string | null }> {
  const id = `d${token(random)}`;
  const storage_path = storagePath({
    tenant_id: TENANT,
    client_id: company,
    document_id: id,
    random: token(random),
    extension: 'pdf',
  });
  const size = 1 + random.below(1000);
  const upload: NewUpload = {
    upload_id: `${device.uid}_up${token(random)}`,
    uid: device.uid,
    document_id: id,
    storage_path,
    mime_type: 'application/pdf',
    size_bytes: size,
    md5: token(random),
    state: 'waiting',
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
  const op_id = await device.write({ kind: 'create', entity: 'documents', id, fields }, { upload });
  return { id, op_id };
}

/** Same id on every device of the person: the one document that two devices may both create. */
async function markRead(device: Device, company: string): Promise<void> {
  const id = `${company}_${device.uid}`;
  const patch = { last_read_at: device.deviceTime() };
  const existing = device.disk?.state('thread_reads', id);
  if (existing === undefined) return;
  if (existing.row !== null) await device.write({ kind: 'patch', entity: 'thread_reads', id, patch });
  else if (existing.entries.length === 0) {
    const fields = { client_id: company, user_id: device.uid, ...patch };
    await device.write({ kind: 'create', entity: 'thread_reads', id, fields });
  }
}

async function removeSomething(
  device: Device,
  random: SeededRandom,
  documents: StoredRow[],
  obligations: StoredRow[],
): Promise<void> {
  const isDocument = random.chance(0.5);
  const row = random.pick(isDocument ? documents : obligations);
  if (row !== undefined)
    await device.write({ kind: 'remove', entity: isDocument ? 'documents' : 'obligations', id: row.id });
}
