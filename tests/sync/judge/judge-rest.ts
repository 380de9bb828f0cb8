import { toInstant } from '@portal/domain';
import type { OutboxEntry, Upload } from '#data/outbox/outbox-entry.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import type { RemoteDatabase } from '#sync/ports.ts';
import { pushEntry } from '#sync/push/push.ts';
import { directRemote } from '../model/direct-remote.ts';
import type { MemoryDisk } from '../model/memory-disk.ts';
import { mayStore } from '../model/model-files.ts';
import type { Device } from '../simulator/device.ts';
import { isMember } from './judge-rows.ts';
import type { Verdict } from './verdict.ts';
import type { World } from '../simulator/world.ts';

/** Work that neither arrives nor asks for anybody, and questions that nobody can answer or need not be asked. */
export async function findStuck(world: World, device: Device, verdict: Verdict): Promise<void> {
  const { disk } = device;
  const found = (what: string) => verdict.stuck.push(`device ${device.index} ${what}`);
  for (const { closing, is_complete } of device.storage.handovers.values())
    if (!is_complete) found(`never ended the closing ${closing.id}`);
  if (disk === null) return;
  if (disk.readMeta('closing') !== null) return void found('never closed the account');
  findWithoutUse(disk, found);
  // Hidden: nothing is sent until the user's own row is back.
  if (!isMember(world, device)) return;
  findWaiting(disk, found);
  await findNeedless(world, device, disk, found);
}

type Found = (what: string) => void;

/** At rest nothing waits except what waits behind something that a person can see. */
function findWaiting(disk: MemoryDisk, found: Found): void {
  const entries = disk.entries();
  const byId = new Map(entries.map((entry) => [entry.op_id, entry]));
  const isBehind = (entry: OutboxEntry, seen: ReadonlySet<string> = new Set()): boolean => {
    if (entry.state === 'parked') return true;
    if (seen.has(entry.op_id)) return false;
    const ofLane = entries.filter(
      (other) => other.entity === entry.entity && other.doc_id === entry.doc_id && other.seq < entry.seq,
    );
    const needed = [...entry.needs, ...entry.after].flatMap((id) => byId.get(id) ?? []);
    const next = new Set([...seen, entry.op_id]);
    return [...ofLane, ...needed].some((other) => isBehind(other, next));
  };
  for (const entry of entries)
    if (!isBehind(entry)) found(`still ${entry.state}: ${entry.op_id} ${entry.entity}/${entry.doc_id}`);
}

/** Uploads and questions exist with an entry, in the same state, or not at all. */
function findWithoutUse(disk: MemoryDisk, found: Found): void {
  const entries = disk.entries();
  for (const upload of disk.uploads.values()) {
    const entry = entries.find(({ needs }) => needs.includes(upload.upload_id));
    if (entry === undefined) found(`${upload.state} upload ${upload.upload_id} of nothing`);
    else if (upload.state === 'parked' && entry.state !== 'parked')
      found(`parked upload ${upload.upload_id} of ${entry.state} ${entry.op_id}`);
  }
  for (const { op_id } of disk.conflicts.values()) {
    const entry = disk.outbox.get(op_id);
    if (entry?.error_kind !== 'conflict') found(`conflict of ${entry?.error_kind ?? 'no'} entry ${op_id}`);
  }
  for (const { op_id, state, error_kind } of entries) {
    if (error_kind === 'conflict' && !disk.conflicts.has(op_id)) found(`${op_id} asks without a question`);
    if ((state === 'parked') !== (error_kind !== null)) found(`${state} ${op_id} with ${String(error_kind)}`);
  }
  const existing = disk.table('documents');
  const owned = new Set([...disk.uploads.values()].map(({ document_id }) => document_id));
  for (const id of disk.files.keys())
    if (!owned.has(id) && !existing.has(id)) found(`bytes of documents/${id}, which is given up`);
}

/** What was refused, and would be taken if it were sent again. */
async function findNeedless(world: World, device: Device, disk: MemoryDisk, found: Found): Promise<void> {
  const lanes = new Set<string>();
  for (const entry of disk.entries()) {
    const lane = `${entry.entity}/${entry.doc_id}`;
    const isFirst = !lanes.has(lane);
    lanes.add(lane);
    const reason = entry.state === 'parked' ? entry.error_kind : null;
    if (!isFirst || reason === null || reason === 'conflict' || reason === 'need_discarded') continue;
    if (entry.needs.some((id) => disk.outbox.has(id))) continue;
    if (!uploadsOf(disk, entry).every((upload) => wouldArrive(world, device, disk, upload))) continue;
    if (await wouldCommit(world, device, entry))
      found(`needlessly parked (${reason}): ${entry.kind} ${entry.op_id} ${lane}`);
  }
}

const uploadsOf = (disk: MemoryDisk, { needs }: OutboxEntry): Upload[] =>
  needs.flatMap((id) => disk.uploads.get(id) ?? []);

function wouldArrive(world: World, device: Device, disk: MemoryDisk, upload: Upload): boolean {
  if (upload.state === 'done') return true;
  return disk.files.has(upload.document_id) && mayStore(world.server, device.uid, upload.storage_path);
}

/** By the production code, on a copy of the server. */
async function wouldCommit(world: World, device: Device, entry: OutboxEntry): Promise<boolean> {
  const copy = world.server.clone();
  const remote: Pick<RemoteDatabase, 'runTransaction'> = directRemote(copy, device.uid, world.time.now);
  const before = copy.commits.length;
  try {
    await pushEntry(remote as RemoteDatabase, entry, toInstant(new Date(world.time.now))); // it runs transactions alone
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
  }
  return copy.commits.length > before;
}
