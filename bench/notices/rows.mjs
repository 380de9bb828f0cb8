import { FieldValue } from 'firebase-admin/firestore';

const AT_ONCE = 400;

/** As the product stamps a row. */
export const stamped = (tenant_id, by, fields) => ({
  ...{ tenant_id, rev: 1, last_op: `${by}_bench000001`, deleted_at: null, created_by: by, updated_by: by },
  ...{ created_at: FieldValue.serverTimestamp(), updated_at: FieldValue.serverTimestamp() },
  ...fields,
});

export const account = (tenant_id, uid, role, client_ids) => ({
  ...{ auth_uid: uid, tenant_id, role, client_ids, client_id: client_ids[0] ?? null, full_name: 'Ana Dias' },
  ...{ email: `${uid}@bench.example`, email_verified: true, phone: null, requested_role: 'accountant' },
  ...{ is_active: true, last_login_at: null, created_at: new Date(), approved_at: new Date() },
  ...{ approved_by: uid, blocked_at: null, blocked_by: null },
});

const client = { corporate_name: 'Padaria Pão Dourado Ltda' };

/** That many companies, each with one person and a slip that is due tomorrow. */
export function* officeRows(tenant, people, due_date) {
  for (let number = 0; number < people; number += 1) {
    const [id, das] = [`c${number}`, `das${number}`];
    const row = (entity, name, fields) => [
      `tenants/${tenant}/${entity}/${name}`,
      stamped(tenant, 'bench', fields),
    ];
    yield [`app_users/${tenant}p${number}`, account(tenant, `${tenant}p${number}`, 'client', [id])];
    yield row('clients', id, client);
    yield row('obligations', das, { client_id: id, due_date, name: 'DAS 10/2026', status: 'pending' });
    yield row('slips', `${das}_1`, {
      ...{ client_id: id, obligation_id: das, version: 1, document_id: 'd', due_date, pix_code: null },
      ...{ document_sha256: 'a'.repeat(64), amount_cents: 184_237, payment_line: null },
    });
  }
}

export async function writeRows(db, rows) {
  let batch = db.batch();
  let size = 0;
  for (const [path, fields] of rows) {
    batch.set(db.doc(path), fields);
    size += 1;
    if (size % AT_ONCE !== 0) continue;
    await batch.commit();
    batch = db.batch();
  }
  await batch.commit();
}
