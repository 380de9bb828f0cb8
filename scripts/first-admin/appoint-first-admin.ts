import { appUserSchema, needsFactor, tenantSchema } from '@portal/domain';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

type Wanted = { tenant: string; firm: string; domain: string; email: string };
type Outcome = { ok: true } | { ok: false; why: string };

/**
 * Opens a firm: its row, if it has none, and its first administrator. Everybody after that is approved on screen;
 * so it refuses where the firm has an administrator already.
 */
export async function appointFirstAdmin(
  { auth, db }: { auth: Auth; db: Firestore },
  wanted: Wanted,
): Promise<Outcome> {
  const identity = await auth.getUserByEmail(wanted.email).catch(() => null);
  if (identity === null) return { ok: false, why: `${wanted.email} has not signed up yet.` };

  const user = db.doc(`app_users/${identity.uid}`);
  const tenant = db.doc(`tenants/${wanted.tenant}`);
  return db.runTransaction(async (transaction) => {
    const admins = await transaction.get(
      db
        .collection('app_users')
        .where('tenant_id', '==', wanted.tenant)
        .where('role', '==', 'admin')
        .limit(1),
    );
    if (!admins.empty) return { ok: false, why: `${wanted.tenant} has an administrator already.` };
    const [row, firm] = await transaction.getAll(user, tenant);
    const opened = newFirm(wanted);
    const { factor_required } = firm?.exists === true ? demandOf.parse(firm.data()) : opened;
    if (firm?.exists !== true) transaction.set(tenant, opened);
    transaction.set(user, {
      ...newMember(identity.uid, wanted, identity.displayName ?? wanted.email, identity.emailVerified),
      created_at: FieldValue.serverTimestamp(),
      ...(row?.data() ?? {}),
      tenant_id: wanted.tenant,
      role: 'admin',
      needs_factor: needsFactor('admin', factor_required),
      is_active: true,
      approved_at: FieldValue.serverTimestamp(),
      approved_by: identity.uid,
    });
    return { ok: true };
  });
}

const demandOf = tenantSchema.pick({ factor_required: true }).strip();

const newFirm = ({ firm, domain }: Wanted) =>
  tenantSchema.parse({
    name: firm,
    legal_name: firm,
    address: null,
    phone: null,
    whatsapp: null,
    email: null,
    hours: null,
    domains: [domain],
    // Who opens every door shows more than a password.
    factor_required: 'admins',
    settings: {},
  });

/** What a sign-up would have written, for somebody whose site belonged to no firm yet. */
const newMember = (uid: string, { tenant, email }: Wanted, full_name: string, email_verified: boolean) =>
  appUserSchema.omit({ created_at: true }).parse({
    auth_uid: uid,
    tenant_id: tenant,
    client_id: null,
    client_ids: [],
    email,
    email_verified,
    full_name,
    phone: null,
    role: null,
    requested_role: 'admin',
    is_active: false,
    last_login_at: null,
    approved_at: null,
    approved_by: null,
    blocked_at: null,
  });
