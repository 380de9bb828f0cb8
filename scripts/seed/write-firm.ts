import { type AppUser, tenantSchema } from '@portal/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { appUsers } from './accounts.ts';
import type { Emulators } from './emulators.ts';
import type { SeedAccount, SeedFirm } from './firm.ts';
import type { SeedClock } from './seed-clock.ts';
import { stampedRow } from './seed-row.ts';
import type { StoredFile } from './stored-file.ts';

/** Documents per commit; each of a seed's is about 1 KB and a commit may have 10 MB. */
const PER_COMMIT = 400;
const PARALLEL_UPLOADS = 16;

type Document = { path: string; data: Record<string, unknown> };

/**
 * Writes a firm into the backend. Rows that are already there stay as they are, so that it can be run again
 * over what people have changed since; passwords and the firm's own document are set each time.
 */
export async function writeFirm(emulators: Emulators, firm: SeedFirm, clock: SeedClock, password: string) {
  const { auth, db, bucket } = emulators;
  const stamped = firm.rows.map((row) => stampedRow(firm.id, row));
  const missing = await missingOf(db, stamped);
  await Promise.all([
    ...firm.accounts.map((account) => writeAccount(auth, account, password)),
    db.doc(`tenants/${firm.id}`).set(tenantSchema.parse(firm.tenant)),
    uploadAll(bucket, filesOf(missing, firm.files)),
  ]);
  await createAll(db, [
    // The receipts and projections first: a trigger on the row then finds nothing left to do.
    ...missing.flatMap(({ receipts }) => receipts),
    ...missing,
  ]);
  const users = appUsers(firm.id, firm.accounts, clock).map(userDocument);
  await createAll(db, await missingOf(db, users));
  return { rows: stamped.length, written: missing.length, files: firm.files.length };
}

/** Bytes never change once their row exists. */
function filesOf(rows: Document[], files: StoredFile[]): StoredFile[] {
  const wanted = new Set(rows.map(({ data }) => data['storage_path']));
  return files.filter(({ path }) => wanted.has(path));
}

const userDocument = (user: AppUser): Document => ({ path: `app_users/${user.auth_uid}`, data: user });

async function writeAccount(auth: Emulators['auth'], account: SeedAccount, password: string): Promise<void> {
  const { uid, email, full_name } = account;
  const wanted = { email, password, displayName: full_name, emailVerified: true, disabled: false };
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length === 0) await auth.createUser({ uid, ...wanted });
  else await auth.updateUser(uid, wanted);
}

async function missingOf<D extends Document>(db: Firestore, documents: D[]): Promise<D[]> {
  const groups = await Promise.all(
    chunks(documents, PER_COMMIT).map(async (group) => {
      const found = await db.getAll(...group.map(({ path }) => db.doc(path)), { fieldMask: [] });
      return group.filter((_, index) => found[index]?.exists !== true);
    }),
  );
  return groups.flat();
}

/** One commit after the other, so that the order above holds. */
async function createAll(db: Firestore, documents: Document[]): Promise<void> {
  for (const group of chunks(documents, PER_COMMIT)) {
    const batch = db.batch();
    for (const { path, data } of group) batch.set(db.doc(path), withTimestamps(data));
    await batch.commit();
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{9}Z$/;

/** Instants are Firestore's own timestamps there; none of our texts has their form. */
function withTimestamps(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'string' && INSTANT.test(value) ? Timestamp.fromDate(new Date(value)) : value,
    ]),
  );
}

/** Bytes go before their row, as a device sends them; an Admin upload leaves no download token behind. */
async function uploadAll(bucket: Emulators['bucket'], files: StoredFile[]): Promise<void> {
  await pLimit(PARALLEL_UPLOADS).map(files, ({ path, contentType, bytes }) =>
    bucket.file(path).save(Buffer.from(bytes), { contentType, resumable: false }),
  );
}

function chunks<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
