import type { Upload } from '#data/outbox/outbox-entry.ts';
import { childOf } from '#sync/aborts.ts';
import { sendingConnection, type LeadershipContext } from '#sync/context.ts';
import { createAlarm } from '#sync/failure/pauses.ts';
import { kindOf, RemoteError, type RemoteErrorKind } from '#sync/failure/remote-error.ts';
import { settleFailure } from '#sync/failure/settle-failure.ts';
import { untilStored } from '#sync/failure/store-trouble.ts';
import { isEpochCurrent } from '#sync/leadership/epoch.ts';
import type { LocalStore, RemoteFiles } from '#sync/ports.ts';
import { parkUpload, readWaiting } from '#sync/push/entry-transactions.ts';
import { isHeldUpload } from '#sync/push/held.ts';
import { nextDue, nextUpload } from '#sync/push/lanes.ts';

/** Sends files, one after the other, for as long as the session lasts. */
export async function runUploader(context: LeadershipContext): Promise<void> {
  const { signal, work, ports } = context;
  const setAlarm = createAlarm(ports.clock, signal, work.uploads.wake);
  while (!signal.aborted) {
    const connection = sendingConnection(context);
    if (connection !== null) {
      const waiting = await untilStored(context, () => readWaiting(ports.store, 0));
      if (waiting === null) return;
      const now = ports.clock.now();
      const upload = nextUpload(waiting.uploads, now);
      if (upload !== null) {
        context.onTheWay.add(upload.upload_id);
        await sendFile(context, upload, connection).finally(() => context.onTheWay.delete(upload.upload_id));
        continue;
      }
      setAlarm(nextDue(waiting.uploads, 'waiting', now));
    }
    await work.uploads.wait();
  }
}

async function sendFile(context: LeadershipContext, chosen: Upload, connection: AbortSignal): Promise<void> {
  const { store } = context.ports;
  const upload: Upload = { ...chosen, state: 'sending', sent_bytes: 0, attempts: chosen.attempts + 1 };
  const isClaimed = await putWhere(context, upload, (now) => now.state === 'waiting');
  if (isClaimed !== true) return;
  const file = await untilStored(context, async () => ({ bytes: await store.readFile(upload.document_id) }));
  if (file === null) return;
  if (file.bytes === null)
    return void (await untilStored(context, () => parkUpload(store, upload, 'file_missing')));

  if (isHeldUpload(context, upload)) return fail(context, upload, 'paused');
  const failure = await transfer(context, upload, file.bytes, connection).then(() => null, kindOf);
  if (context.signal.aborted) return;
  if (failure !== null) return fail(context, upload, failure);
  context.report({ kind: 'exchanged', at: context.ports.clock.now() });
  context.events.add({ kind: 'file_sent', size_bytes: upload.size_bytes });
  await putWhere(context, { ...upload, state: 'done', sent_bytes: upload.size_bytes, error_kind: null });
  context.work.pushes.wake();
}

async function transfer(
  context: LeadershipContext,
  upload: Upload,
  file: Blob,
  connection: AbortSignal,
): Promise<void> {
  const { files } = context.ports;
  const sending = childOf(connection);
  void abortWhenCancelled(context, upload, sending).catch(context.fail);
  try {
    await files.upload(upload.storage_path, file, {
      mime_type: upload.mime_type,
      signal: sending.signal,
      onProgress: progressMarks(context, upload),
    });
  } catch (error) {
    // Its row may be there already, where the answer to an earlier attempt was lost: then these are its bytes.
    if (kindOf(error) !== 'permission_denied') throw error;
    if (await isThere(files, upload)) return;
    // Of a firm that is closed for a restore it says nothing about the file.
    throw (await isEpochCurrent(context)) ? error : new RemoteError('unavailable');
  } finally {
    sending.abort();
    // Lets go of the watch, which is the one that waits to be woken meanwhile.
    context.work.uploads.wake();
  }
}

/** The same size and hash are the same file. Before its row is there nobody learns what the bucket has. */
async function isThere(files: RemoteFiles, { storage_path, size_bytes, md5 }: Upload): Promise<boolean> {
  const there = await files.stat(storage_path);
  return there?.size_bytes === size_bytes && there.md5 === md5;
}

/** The person gave the document up: no byte more of it leaves the device. */
async function abortWhenCancelled(
  { ports, work }: LeadershipContext,
  { upload_id }: Upload,
  sending: AbortController,
): Promise<void> {
  while (!sending.signal.aborted) {
    await work.uploads.wait();
    if (sending.signal.aborted) return;
    // A database that does not answer says nothing about the person's wish.
    const now = await ports.store.transaction([], (tx) => tx.upload(upload_id)).catch(() => undefined);
    if (now === null) sending.abort();
  }
}

/** Not at every packet: each mark is a write, and wakes the screens. */
function progressMarks(context: LeadershipContext, upload: Upload): (sentBytes: number) => void {
  const { clock, store } = context.ports;
  let marked = clock.monotonic();
  return (sentBytes) => {
    if (context.signal.aborted || clock.monotonic() - marked < context.settings.progress_ms) return;
    marked = clock.monotonic();
    const mark = store.transaction([], async (tx) => {
      const now = await tx.upload(upload.upload_id);
      if (now?.state === 'sending') await tx.putUpload({ ...now, sent_bytes: sentBytes });
    });
    // Only a mark: the next one tells more.
    mark.catch(() => undefined);
  };
}

async function fail(context: LeadershipContext, upload: Upload, error: RemoteErrorKind): Promise<void> {
  const { store } = context.ports;
  const settled = await settleFailure(context, upload.failures, error, (reason, again) =>
    reason === null
      ? putInStore(store, { ...upload, state: 'waiting', sent_bytes: 0, ...again })
      : parkUpload(store, upload, reason === 'permission_denied' ? reason : 'file_refused'),
  );
  if (settled !== null) context.events.add({ kind: 'file_failed', error, count: settled.count });
}

/** Stores what became of an upload, unless it was cancelled meanwhile together with its row. False where it was not stored. */
function putInStore(
  store: LocalStore,
  upload: Upload,
  isExpected: (now: Upload) => boolean = () => true,
): Promise<boolean> {
  return store.transaction([], async (tx) => {
    const now = await tx.upload(upload.upload_id);
    if (now === null || !isExpected(now)) return false;
    // What it serves may have been said while it was on its way.
    await tx.putUpload(now.due_date === undefined ? upload : { ...upload, due_date: now.due_date });
    return true;
  });
}

const putWhere = (context: LeadershipContext, upload: Upload, isExpected?: (now: Upload) => boolean) =>
  untilStored(context, () => putInStore(context.ports.store, upload, isExpected));
