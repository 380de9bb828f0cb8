import type { AppUser, EntityName, Epoch, Role } from '@portal/domain';
import { deleteApp, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
} from 'firebase/firestore';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { StoredRow } from '#data/local/stored-row.ts';
import { confirmIdentity } from '#firebase/identity/confirm-identity.ts';
import { createOwnRowSource } from '#firebase/identity/own-row-source.ts';
import { watchAuthIdentity } from '#sync/adapters/auth-identity.ts';
import { createFirestoreRemote } from '#sync/adapters/firestore-remote.ts';
import { ownRowWatch } from '#sync/adapters/own-row-watch.ts';
import { createStorageRemote } from '#sync/adapters/storage-remote.ts';
import { INSTANT_FIELDS } from '#sync/adapters/timestamps.ts';
import type { RemoteDatabase, RemoteFiles, UnreadableRow } from '#sync/ports.ts';
import { appUser } from './app-user.ts';
import type { SyncBackend } from './start-backend.ts';

export const PASSWORD = 'Uma senha de teste 26';
let firms = 0;

/** A firm of its own on the local backend, with the project's rules: each test file gets a fresh one. */
export class RealFirm {
  readonly tenantId: string;
  private readonly backend: SyncBackend;
  private readonly admin: ReturnType<typeof initializeAdmin>;
  private readonly apps: FirebaseApp[] = [];
  private writes = 0;

  constructor(backend: SyncBackend) {
    firms += 1;
    this.tenantId = `firm${String(process.pid)}x${String(firms)}`;
    this.backend = backend;
    process.env['FIRESTORE_EMULATOR_HOST'] = backend.firestore;
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = backend.auth;
    this.admin = initializeAdmin({ projectId: backend.project }, this.tenantId);
    setLogLevel('silent');
  }

  get db(): Firestore {
    return getFirestore(this.admin);
  }

  /** A person of this firm; `name` becomes part of the account's id. */
  async addPerson(name: string, role: Role, client_ids: string[] = []): Promise<string> {
    const uid = `${name}${this.tenantId}`;
    await getAuth(this.admin).createUser({
      uid,
      email: `${uid.toLowerCase()}@firm.example`,
      password: PASSWORD,
    });
    await this.setUser(appUser(uid, this.tenantId, role, client_ids));
    return uid;
  }

  async setUser(user: AppUser): Promise<void> {
    await this.db.doc(`app_users/${user.auth_uid}`).set(withTimestamps(user, USER_INSTANTS));
  }

  async changeUser(uid: string, change: Partial<AppUser>): Promise<void> {
    await this.db.doc(`app_users/${uid}`).update(withTimestamps(change, USER_INSTANTS));
  }

  /** What makes the next fresh token of the person impossible. */
  async endSession(uid: string, how: 'revoked' | 'disabled' | 'removed'): Promise<void> {
    const identities = getAuth(this.admin);
    if (how === 'revoked') await identities.revokeRefreshTokens(uid);
    else if (how === 'disabled') await identities.updateUser(uid, { disabled: true });
    else await identities.deleteUser(uid);
  }

  /** Rows as functions write them: past the rules, in one commit and so with one stamp. */
  async writeRows(entity: EntityName, rows: Record<string, Record<string, unknown>>): Promise<void> {
    const batch = this.db.batch();
    for (const [id, fields] of Object.entries(rows)) {
      this.writes += 1;
      batch.set(this.db.doc(`tenants/${this.tenantId}/${entity}/${id}`), {
        ...withTimestamps(fields, INSTANT_FIELDS[entity] ?? []),
        tenant_id: this.tenantId,
        rev: 1,
        created_at: FieldValue.serverTimestamp(),
        created_by: 'fn',
        updated_at: FieldValue.serverTimestamp(),
        updated_by: 'fn',
        last_op: `fn_${String(this.writes).padStart(8, '0')}`,
        deleted_at: null,
      });
    }
    await batch.commit();
  }

  /** A row with the stamps it has, as a restored server would hold it. */
  async putRow(entity: EntityName, { id, ...row }: StoredRow): Promise<void> {
    const instants = [...(INSTANT_FIELDS[entity] ?? []), 'created_at', 'updated_at', 'deleted_at'];
    await this.db.doc(`tenants/${this.tenantId}/${entity}/${id}`).set(withTimestamps(row, instants));
  }

  /** A row that a function wrote has its receipt, without which nothing can be backed up. */
  async leaveReceipt(entity: EntityName, id: string): Promise<void> {
    const row = await this.row(entity, id);
    if (row === undefined) throw new Error(`there is no ${entity}/${id}`);
    await this.db.doc(`tenants/${this.tenantId}/audit/${String(row['last_op'])}`).set({
      ...{ uid: 'fn', entity, doc_id: id, client_id: row['client_id'] ?? null, rev: row['rev'] },
      ...{ kind: 'create', fields: ['full_name'], at: row['updated_at'] },
    });
  }

  /** The bytes at a path are gone, as by somebody who empties a bucket. */
  async loseBytes(path: string): Promise<void> {
    const { project, storage } = this.backend;
    const file = `b/${project}.firebasestorage.app/o/${encodeURIComponent(path)}`;
    const response = await fetch(`http://${storage}/storage/v1/${file}`, { method: 'DELETE' });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  }

  /** A document without an author, an operation and, perhaps, a mark that it is living. */
  async putByHand(
    entity: EntityName,
    { id, is_counted, updated_at, rev, client_id }: UnreadableRow & { client_id: string },
  ): Promise<void> {
    const row = { client_id, rev, updated_at, ...(is_counted ? { deleted_at: null } : {}) };
    await this.db.doc(`tenants/${this.tenantId}/${entity}/${id}`).set(withTimestamps(row, ['updated_at']));
  }

  /** Below which an app must send nothing; null: nothing is asked. It counts for all firms of the backend. */
  async askForVersion(minimum_version: string | null): Promise<void> {
    const app = this.db.doc('public/app');
    if (minimum_version === null) await app.delete();
    else await app.set({ minimum_version });
  }

  /** What a restore writes; null: nothing was ever restored. */
  async setEpoch(epoch: Epoch | null): Promise<void> {
    const row = this.db.doc(`epochs/${this.tenantId}`);
    if (epoch === null) return void (await row.delete());
    const earlier = epoch.earlier.map((one) => withTimestamps(one, ['restored_to']));
    await row.set({ ...withTimestamps(epoch, ['restored_to', 'at']), earlier });
  }

  async row(entity: EntityName, id: string): Promise<Record<string, unknown> | undefined> {
    return (await this.db.doc(`tenants/${this.tenantId}/${entity}/${id}`).get()).data();
  }

  async receipts(docId: string): Promise<Record<string, unknown>[]> {
    const found = await this.db
      .collection(`tenants/${this.tenantId}/audit`)
      .where('doc_id', '==', docId)
      .get();
    return found.docs.map((receipt) => receipt.data());
  }

  /** A browser of its own, signed in. */
  async signIn(uid: string): Promise<{ database: RemoteDatabase; files: RemoteFiles }> {
    const { project, auth, firestore, storage } = this.backend;
    const options = { apiKey: 'k', projectId: project, storageBucket: `${project}.firebasestorage.app` };
    const app = initializeApp(options, `${uid}-${String(this.apps.length)}`);
    this.apps.push(app);
    const session = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(session, `http://${auth}`, { disableWarnings: true });
    const rows = initializeFirestore(app, { localCache: memoryLocalCache() });
    connectFirestoreEmulator(rows, ...hostAndPort(firestore));
    const bucket = getStorage(app);
    connectStorageEmulator(bucket, ...hostAndPort(storage));
    await signInWithEmailAndPassword(session, `${uid.toLowerCase()}@firm.example`, PASSWORD);
    return {
      database: createFirestoreRemote({
        firestore: rows,
        tenant_id: this.tenantId,
        watchIdentity: watchAuthIdentity(session),
        watchOwnRow: ownRowWatch(
          createOwnRowSource({
            firestore: rows,
            // The connection of a test is cut at the engine.
            connectivity: { isOnline: () => true, watch: () => () => undefined },
            confirmIdentity: confirmIdentity(session),
            onServerRow: () => undefined,
          }),
        ),
        // No session of these stories is ended.
        isSessionOver: async () => false,
      }),
      files: createStorageRemote(bucket, async () => false),
    };
  }

  async close(): Promise<void> {
    const { deleteApp: end } = await import('firebase/app');
    await Promise.all(this.apps.map((app) => end(app)));
    await deleteApp(this.admin);
  }
}

const USER_INSTANTS = ['last_login_at', 'created_at', 'approved_at', 'blocked_at', 'paused_until'];

function withTimestamps(fields: Readonly<Record<string, unknown>>, instants: readonly string[]) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && instants.includes(name)
        ? Timestamp.fromDate(new Date(`${value.slice(0, 23)}Z`))
        : value,
    ]),
  );
}

function hostAndPort(address: string): [string, number] {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
}
