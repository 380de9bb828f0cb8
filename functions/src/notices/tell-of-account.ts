import { isDeepStrictEqual } from 'node:util';
import { type Role, isStaff } from '@portal/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { accountRef, isPending, readableAccount } from '../accounts/account-rows.ts';
import { exceptLoginStamps } from '../accounts/is-login-stamp.ts';
import { isInvited } from '../invitations/is-invited.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { links } from './links.ts';
import { uidsOfRoles } from './people-to-tell.ts';
import { tell } from './tell.ts';

/** Who signed up waits for an administrator; whose access an administrator changed hears of it. */
export const tellOfAccount = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'app_users/{uid}' },
  exceptLoginStamps(
    whileOpen('tellOfAccount', async (event) => {
      const { data, params } = event;
      if (data === undefined) return;
      const { uid } = params;
      const [before, after] = [readableAccount(data.before), readableAccount(data.after)];
      if (after === null) return;
      const tenant_id = after.tenant_id;
      if (before === null) {
        // Read anew: who was approved or rejected meanwhile waits no more.
        const now = readableAccount(await accountRef(uid).get());
        if (now === null || !isPending(now)) return;
        // Who is invited waits for nobody: the invitation lets them in.
        if (await isInvited(now)) return;
        const facts = { person: now.full_name };
        const about = { tenant_id, subject: uid, occasion: '', client_id: null };
        const admins = await uidsOfRoles(tenant_id, ['admin']);
        await tell({ ...about, kind: 'sign_up_waiting', facts, link: links.signUps }, admins);
        return;
      }
      // The first role is the approval, which has an e-mail of its own.
      if (before.role === null || after.role === null || !after.is_active) return;
      const change = changeOf(before, after);
      if (change === null) return;
      // The event's own id: given, taken and given again are three.
      const about = { tenant_id, subject: uid, occasion: event.id, client_id: null };
      const link = links.access(after.role === 'client');
      await tell({ ...about, kind: 'access_changed', facts: { change }, link }, [uid]);
    }),
  ),
);

type Access = { role: Role | null; client_ids: readonly string[] };

function changeOf(before: Access, after: Access): string | null {
  if (after.role !== null && before.role !== after.role)
    return isStaff(after.role)
      ? `Agora você é ${ROLE_WORDS[after.role]}.`
      : 'Agora você usa o portal do cliente.';
  const [had, has] = [before, after].map(({ client_ids }) => client_ids.toSorted());
  return isDeepStrictEqual(had, has) ? null : 'As empresas que você vê no portal mudaram.';
}

const ROLE_WORDS = { admin: 'administrador', supervisor: 'supervisor', accountant: 'contador' } as const;
