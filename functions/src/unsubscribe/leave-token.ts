import { createHmac, timingSafeEqual } from 'node:crypto';
import { documentId } from '@portal/domain';

/** Whose notices by e-mail a token ends. It is good for nothing else, so it never runs out: e-mails are kept for years. */
export type Leaving = { tenant_id: string; user_id: string };

/** Says what is signed, so that no other signature of the same key is one of these. */
const PURPOSE = 'portal-contabil/cancelar-avisos/1';
const TOKEN = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/;

export const leaveToken = (key: string, leaving: Leaving): string =>
  [leaving.tenant_id, leaving.user_id, signatureOf(key, leaving)].join('.');

/** Null where this key did not sign it. */
export function readLeaveToken(key: string, token: string): Leaving | null {
  const [, tenant_id = '', user_id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!documentId.safeParse(tenant_id).success || !documentId.safeParse(user_id).success) return null;
  const leaving = { tenant_id, user_id };
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, leaving)));
  return isSigned ? leaving : null;
}

const signatureOf = (key: string, { tenant_id, user_id }: Leaving): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([PURPOSE, tenant_id, user_id]))
    .digest('base64url');
