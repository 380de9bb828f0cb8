import { type AcceptedMimeType, makeOperationId, storagePath } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { StoredFile } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import type { Upload } from '#data/outbox/outbox-entry.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import { write } from '#data/writes/write.ts';
import type { WriteRefusal, WriteResult } from '#data/writes/write-result.ts';
import { checkFile, type FileRefusal } from './check-file.ts';
import { storeBytes } from './kept-files.ts';
import { dropBytes } from './forget-file.ts';
import { md5 } from './md5.ts';
import { sha256 } from './sha256.ts';

export type RefusedFile = { filename: string; reason: FileRefusal };
export type AddedDocuments = { added: string[]; refused: RefusedFile[] };

/** Of 255 characters, as the schema and the rules have it. */
const MAX_NAME = 255;

/**
 * Takes files onto the device: bytes first, then the document's row, its outbox entry and its upload in one
 * transaction. Works without a connection; the engine sends them in this order. One file refused does not stop
 * the others.
 */
export async function addDocuments(
  account: LocalAccount,
  { files, ...about }: { files: File[] } & About,
): Promise<AddedDocuments> {
  const result: AddedDocuments = { added: [], refused: [] };
  for (const file of files) {
    const outcome = await addDocument(account, file, about);
    if (outcome.ok) result.added.push(outcome.id);
    else result.refused.push({ filename: file.name, reason: outcome.reason });
  }
  return result;
}

type Outcome = { ok: true; id: string } | { ok: false; reason: FileRefusal };
type About = {
  client_id: string | null;
  category: string | null;
  description: string | null;
  /** The returned one that a file is sent instead of. */
  replaces?: string;
};

async function addDocument(account: LocalAccount, file: File, about: About): Promise<Outcome> {
  const checked = await checkFile(file);
  if (!checked.ok) return checked;
  const id = randomId();
  const stored = await tryToStore(account.db, () =>
    storeBytes(account.db, id, checked.bytes, checked.mime_type),
  );
  const written = stored.ok
    ? await writeRow(account, { ...checked, file, stored: stored.value }, about)
    : stored;
  if (written.ok) return { ok: true, id };
  await dropBytes(account.db, id);
  return { ok: false, reason: asFileRefusal(written.reason) };
}

type Taken = {
  file: File;
  bytes: Uint8Array<ArrayBuffer>;
  stored: StoredFile;
  extension: string;
  mime_type: AcceptedMimeType;
};

async function writeRow(account: LocalAccount, taken: Taken, about: About): Promise<WriteResult> {
  const { file, bytes, stored, mime_type } = taken;
  const id = stored.file_id;
  const upload = newUpload(account, { ...taken, id, md5: await md5(bytes) }, about.client_id);
  const hash = await sha256(bytes);
  const fields = {
    client_id: about.client_id,
    category: about.category,
    description: about.description,
    ...(about.replaces === undefined ? {} : { replaces: about.replaces }),
    filename: shortName(file.name),
    storage_path: upload.storage_path,
    mime_type,
    size_bytes: bytes.length,
    ...(hash === null ? {} : { sha256: hash }),
    uploaded_by: account.uid,
    check: 'pending',
    check_reason: null,
    review: 'none',
    review_reason: null,
  } as const;
  return write(
    account,
    { kind: 'create', entity: 'documents', id, fields },
    { upload: { upload, file: { ...stored, complete: true } } },
  );
}

/** A document and its file are only ever stored: what else can be wrong with a write does not happen to them. */
function asFileRefusal(reason: WriteRefusal): FileRefusal {
  return reason === 'storage_full' || reason === 'closing' ? reason : 'storage_failed';
}

function newUpload(
  { uid, tenant_id }: LocalAccount,
  file: { id: string; bytes: Uint8Array; md5: string; extension: string; mime_type: AcceptedMimeType },
  clientId: string | null,
): Omit<Upload, 'seq'> {
  return {
    upload_id: makeOperationId(uid, randomId()),
    uid,
    document_id: file.id,
    storage_path: storagePath({
      tenant_id,
      client_id: clientId,
      document_id: file.id,
      random: randomId(),
      extension: file.extension,
    }),
    mime_type: file.mime_type,
    size_bytes: file.bytes.length,
    md5: file.md5,
    state: 'waiting',
    sent_bytes: 0,
    attempts: 0,
    next_at: 0,
    error_kind: null,
  };
}

/** The end, with the extension, tells more than the middle. */
function shortName(name: string): string {
  if (name.length <= MAX_NAME) return name;
  const extension = name.slice(name.lastIndexOf('.'));
  return name.slice(0, MAX_NAME - extension.length) + extension;
}
