import { randomBytes } from 'node:crypto';
import { storagePath, toInstant } from '@portal/domain';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { googleApis } from '#scripts/deploy/google-apis.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { SeedClock } from '#seed/seed-clock.ts';
import { writeFirm } from '#seed/write-firm.ts';

// There is no cloud machine here to ask for credentials.
process.env.METADATA_SERVER_DETECTION = 'none';
export const BUCKET = `${PROJECT}.firebasestorage.app`;
const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET });
export const db = getFirestore(app);
export const auth = getAuth(app);
export const bucket = getStorage(app).bucket();

/** Where a command finds the backend of this run. */
export const ADDRESSES = {
  PORTAL_API_FIRESTORE: `http://${process.env.FIRESTORE_EMULATOR_HOST}`,
  PORTAL_API_STORAGE: `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`,
  PORTAL_API_IDENTITYTOOLKIT: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`,
};
export const apis = () => googleApis(PROJECT, ADDRESSES);

const TENANT = {
  name: 'Aurora Contabilidade',
  legal_name: 'Aurora Contabilidade Ltda',
  address: null,
  phone: null,
  whatsapp: null,
  email: null,
  hours: null,
  domains: [],
  settings: {},
};

export const newId = () => randomBytes(10).toString('hex');

/** A firm as the seed writes one: notes and documents with their receipts and bytes, and a member with a device. */
export async function makeFirm({ notes = 3, files = 2 } = {}) {
  const tenant = `firm-${newId()}`;
  const member = `member-${newId()}`;
  const created = { created_at: toInstant(new Date(Date.now() - 60_000)), created_by: member };
  const documents = Array.from({ length: files }, (_, index) => documentOf(tenant, member, created, index));
  const rows = Array.from({ length: notes }, (_, index) => ({
    entity: 'notes',
    id: newId(),
    ...created,
    // What a reader of lines may take for the end of one.
    fields: { title: `Nota ${index}\u2028Fim`, content: 'São João\n"dois"', category: null, client_id: null },
    // Every other one was changed since.
    changes: index % 2 === 0 ? [] : [{ at: created.created_at, by: member, fields: ['title'] }],
  }));
  const account = {
    uid: member,
    email: `${member}@aurora.example`,
    full_name: 'Helena Prado',
    phone: null,
    role: 'admin',
    client_ids: [],
  };
  await writeFirm(
    { auth, db, bucket },
    {
      id: tenant,
      tenant: TENANT,
      accounts: [account],
      clients: [],
      rows: [...rows, ...documents.map(({ row }) => row)],
      files: documents.map(({ file }) => file),
    },
    new SeedClock(new Date()),
    'Demo@2026!',
  );
  await db
    .doc(`app_users/${member}/devices/phone`)
    .set({ name: 'Celular', seen: FieldValue.serverTimestamp() });
  return { tenant, member, noteIds: rows.map(({ id }) => id), paths: documents.map(({ file }) => file.path) };
}

function documentOf(tenant_id, member, created, index) {
  const id = newId();
  const bytes = Buffer.from(`%PDF-1.4 ${id}`);
  const path = storagePath({
    tenant_id,
    client_id: null,
    document_id: id,
    random: newId(),
    extension: 'pdf',
  });
  const fields = {
    client_id: null,
    filename: `Guia ${index}.pdf`,
    storage_path: path,
    mime_type: 'application/pdf',
    size_bytes: bytes.length,
    category: null,
    description: null,
    uploaded_by: member,
    check: 'ok',
    check_reason: null,
    review: 'none',
    review_reason: null,
  };
  return {
    row: { entity: 'documents', id, ...created, fields },
    file: { path, contentType: 'application/pdf', bytes },
  };
}

export const editNote = (tenant, id, title) => writeRow(tenant, `notes/${id}`, { title });

/** What a person's create or edit does: the row's next revision and its receipt, in one commit. */
export async function writeRow(tenant, path, fields) {
  const op = `staff_${newId()}`;
  const [entity, id] = path.split('/');
  const row = db.doc(`tenants/${tenant}/${path}`);
  await db.runTransaction(async (transaction) => {
    const before = await transaction.get(row);
    const rev = (before.get('rev') ?? 0) + 1;
    const at = FieldValue.serverTimestamp();
    const stamps = { rev, updated_at: at, updated_by: 'staff', last_op: op };
    const first = before.exists
      ? {}
      : { tenant_id: tenant, deleted_at: null, created_at: at, created_by: 'staff' };
    transaction.set(row, { ...first, ...fields, ...stamps }, { merge: true });
    transaction.create(db.doc(`tenants/${tenant}/audit/${op}`), {
      ...{
        uid: 'staff',
        entity,
        doc_id: id,
        client_id: null,
        rev,
        kind: before.exists ? 'patch' : 'create',
        fields: Object.keys(fields),
        at,
      },
    });
  });
}
