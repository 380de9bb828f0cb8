import { isNoticeKind, NOTICE_KINDS } from '@portal/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { findAuthUser, findAuthUserByEmail } from '../accounts/auth-users.ts';
import { accountRef, readableAccount } from '../accounts/account-rows.ts';
import { auth } from '../firestore/admin.ts';
import { appOrigin } from '../params.ts';
import { invitedTo } from '../invitations/invited-to.ts';
import { makeSecret } from '../invitations/make-secret.ts';
import { linkOrigin } from '../tenants/app-origin.ts';
import { readRegister } from '../slip-chain/read-register.ts';
import { isStillWanted } from '../notices/still-wanted.ts';
import { readFirm, type Firm } from '../tenants/firm.ts';
import type { MailContent } from '../mail/compose-mail.ts';
import type { QueuedMail } from '../mail/queued-mail.ts';
import { leaveLink } from '../unsubscribe/leave-link.ts';

/**
 * Everything that is said in an e-mail, looked up when it is sent: codes are made here and never stored.
 * Null when there is nobody to write to any more.
 */
export async function prepareContent(mail: QueuedMail): Promise<MailContent | null> {
  switch (mail.kind) {
    case 'verify_email':
      return verification(mail);
    case 'invite':
      return invitation(mail);
    case 'password_reset':
      return passwordReset(mail);
    case 'account_approved':
    case 'factor_reset':
    case 'factor_recovered':
      return notice(mail, '/auth');
    case 'account_rejected':
    case 'account_erased':
      return notice(mail, null);
    case 'notice':
    case 'digest':
      return noticeContent(mail);
  }
}

async function verification(mail: QueuedMail): Promise<MailContent | null> {
  const user = mail.user_id === null ? null : await findAuthUser(mail.user_id);
  if (user?.email === undefined || user.emailVerified || user.disabled) return null;
  const { firm, register } = await saidOf(mail.tenant_id);
  const code = actionCode(await auth.generateEmailVerificationLink(user.email));
  const link = `${originFor(mail, firm)}/?mode=verifyEmail&oobCode=${encodeURIComponent(code)}`;
  return { kind: mail.kind, to: user.email, name: mail.name ?? '', firm, register, link };
}

async function passwordReset(mail: QueuedMail): Promise<MailContent | null> {
  const user = mail.to === null ? null : await findAuthUserByEmail(mail.to);
  if (user?.email === undefined || user.disabled) return null;
  const { name, tenantId } = await accountBehind(user, mail.tenant_id);
  const { firm, register } = await saidOf(tenantId);
  const code = actionCode(await auth.generatePasswordResetLink(user.email));
  const link = `${originFor(mail, firm)}/reset-password?oobCode=${encodeURIComponent(code)}`;
  return { kind: mail.kind, to: user.email, name, firm, register, link };
}

/** Its secret is behind the `#`: a browser sends that to no server, so that no log has it. */
async function invitation(mail: QueuedMail): Promise<MailContent | null> {
  const asked = mail.invitation;
  const made = asked === undefined ? null : await makeSecret(asked.id, asked.sending);
  if (asked === undefined || made === null) return null;
  const content = await notice(mail, `/auth/invite#${asked.id}.${made.secret}`);
  return content === null ? null : { ...content, words: await invitedTo(made.row) };
}

async function notice(mail: QueuedMail, path: string | null): Promise<MailContent | null> {
  if (mail.to === null) return null;
  const { firm, register } = await saidOf(mail.tenant_id);
  const link = path === null ? null : `${originFor(mail, firm)}${path}`;
  const { kind, to, name, words } = mail;
  return { kind, to, name: name ?? '', words: words ?? '', firm, register, link };
}

/** What every e-mail of a firm says of it. */
async function saidOf(tenantId: string): Promise<{ firm: Firm } & Required<Pick<MailContent, 'register'>>> {
  const [firm, register] = await Promise.all([readFirm(tenantId), readRegister(tenantId)]);
  return { firm, register };
}

/** Of an event: who may not hear of it any more, or wants no such e-mail since, gets none. */
async function noticeContent(mail: QueuedMail): Promise<MailContent | null> {
  const { path, subject } = mail.notice ?? { path: '/auth', subject: null };
  if (!(await isStillWanted(mail))) return null;
  const content = await notice(mail, path);
  if (content === null) return null;
  const unsubscribe = await wayOut(mail, content.link);
  return {
    ...content,
    ...(subject === null ? {} : { subject }),
    ...(unsubscribe === null ? {} : { unsubscribe }),
  };
}

/** Of what concerns the account's safety there is none. */
async function wayOut(
  { tenant_id, user_id, notice }: QueuedMail,
  link: string | null,
): Promise<string | null> {
  if (user_id === null || link === null) return null;
  const isNeeded =
    notice !== undefined && isNoticeKind(notice.kind) && NOTICE_KINDS[notice.kind].group === null;
  return isNeeded ? null : leaveLink(new URL(link).origin, { tenant_id, user_id });
}

/** An Auth user whose sign-up was interrupted has no row yet; the firm is then the site's. */
async function accountBehind(user: UserRecord, siteTenant: string) {
  const account = readableAccount(await accountRef(user.uid).get());
  return { name: account?.full_name ?? '', tenantId: account?.tenant_id ?? siteTenant };
}

function originFor(mail: QueuedMail, firm: Firm): string {
  return linkOrigin(mail.origin, firm.domains, appOrigin.value());
}

/** The generated link leads to the provider's own page; the app has its own and needs the code alone. */
function actionCode(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null) throw new Error('A generated link carries no code');
  return code;
}
