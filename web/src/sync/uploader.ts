import type { Upload } from '#data/outbox-entry.ts';
import { membershipAfterRefusal, type SessionContext } from './context.ts';
import { parkUpload, readWaiting } from './entry-transactions.ts';
import { nextDue, nextUpload } from './lanes.ts';
import { createAlarm } from './pauses.ts';
import { nextTry, reportFailure } from './pusher.ts';
import { kindOf, type RemoteErrorKind } from './remote-error.ts';
import { verdictOn } from './retry.ts';

/** Sends files, one after the other, for as long as the session lasts. */
export async function runUploader(context: SessionContext): Promise<void> {
  const { signal, work, ports } = context;
  const setAlarm = createAlarm(ports.clock, signal, work.uploads.ring);
  while (!signal.aborted) {
    const line = context.line.current;
    if (line?.aborted === false) {
      const { uploads } = await readWaiting(ports.store);
      const now = ports.clock.now();
      const upload = nextUpload(uploads, now);
      if (upload !== null) {
        await sendFile(context, upload, line);
        continue;
      }
      setAlarm(nextDue(uploads, 'waiting', now));
    }
    await work.uploads.wait();
  }
}

async function sendFile(context: SessionContext, chosen: Upload, line: AbortSignal): Promise<void> {
  const { store } = context.ports;
  const upload: Upload = { ...chosen, state: 'sending', sent_bytes: 0, attempts: chosen.attempts + 1 };
  if (!(await putIfWaiting(context, upload))) return;
  const file = await store.readFile(upload.document_id);
  if (file === null) return parkUpload(store, upload, 'file_missing');

  const failure = await transfer(context, upload, file, line).then(() => null, kindOf);
  if (context.signal.aborted) return;
  if (failure !== null) return settleFailure(context, upload, failure);
  context.report({ kind: 'exchanged', at: context.ports.clock.now() });
  await putUpload(context, { ...upload, state: 'done', sent_bytes: upload.size_bytes, error_kind: null });
  context.work.pushes.ring();
}

async function transfer(
  context: SessionContext,
  upload: Upload,
  file: Blob,
  line: AbortSignal,
): Promise<void> {
  const { files } = context.ports;
  // An attempt whose answer was lost may have arrived: the same size and hash are the same file.
  const there = upload.attempts > 1 ? await files.stat(upload.storage_path) : null;
  if (there?.size_bytes === upload.size_bytes && there.md5 === upload.md5) return;
  await files.upload(upload.storage_path, file, {
    mime_type: upload.mime_type,
    signal: line,
    onProgress: progressMarks(context, upload),
  });
}

/** Not at every packet: each mark is a write, and wakes the screens. */
function progressMarks(context: SessionContext, upload: Upload): (sentBytes: number) => void {
  const { clock } = context.ports;
  let marked = clock.monotonic();
  return (sentBytes) => {
    if (context.signal.aborted || clock.monotonic() - marked < context.settings.progress_ms) return;
    marked = clock.monotonic();
    void context.ports.store
      .transaction([], async (tx) => {
        const now = (await tx.uploads()).find(({ upload_id }) => upload_id === upload.upload_id);
        if (now?.state === 'sending') await tx.putUpload({ ...now, sent_bytes: sentBytes });
      })
      .catch(context.fail);
  };
}

async function settleFailure(context: SessionContext, upload: Upload, error: RemoteErrorKind): Promise<void> {
  const { store } = context.ports;
  const verdict = verdictOn(error, upload.attempts);
  const again = () =>
    putUpload(context, {
      ...upload,
      state: 'waiting',
      sent_bytes: 0,
      next_at: nextTry(context, upload.attempts),
    });
  switch (verdict.kind) {
    case 'park':
      return parkUpload(store, upload, 'file_refused');
    case 'needs_sign_in':
    case 'retry':
      reportFailure(context, error);
      return again();
    case 'suspect': {
      const membership = await membershipAfterRefusal(context);
      if (context.signal.aborted) return;
      return membership === 'unchanged' ? parkUpload(store, upload, 'permission_denied') : again();
    }
  }
}

/** Nothing when the upload was cancelled meanwhile, together with its row. */
async function putUpload({ ports }: SessionContext, upload: Upload): Promise<void> {
  await ports.store.transaction([], async (tx) => {
    const stands = (await tx.uploads()).some(({ upload_id }) => upload_id === upload.upload_id);
    if (stands) await tx.putUpload(upload);
  });
}

async function putIfWaiting({ ports }: SessionContext, upload: Upload): Promise<boolean> {
  return ports.store.transaction([], async (tx) => {
    const now = (await tx.uploads()).find(({ upload_id }) => upload_id === upload.upload_id);
    if (now?.state !== 'waiting') return false;
    await tx.putUpload(upload);
    return true;
  });
}
