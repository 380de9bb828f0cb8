import type { AccountErrorKind, AccountResult } from '#session/account/account-service.ts';
import { ABOUT_ACCOUNT } from '#session/account/account-notices.ts';
import { toast } from '#ui/feedback/toast.ts';
import { accountErrorText } from './account-error-labels.ts';

/** Runs an account action; whatever it throws is told as the unexpected exception it is. */
export async function settle<T>(action: () => Promise<AccountResult<T>>): Promise<AccountResult<T>> {
  try {
    return await action();
  } catch {
    return { ok: false, reason: navigator.onLine ? 'unknown' : 'offline' };
  }
}

/** `title` is the spec's for this form; two kinds of failure have a title of their own. */
export function toastFailure(title: string, reason: AccountErrorKind): void {
  const ownTitle =
    reason === 'unknown' ? 'Erro inesperado' : reason === 'email_taken' ? 'Usuário já cadastrado' : title;
  toast({ kind: 'error', about: ABOUT_ACCOUNT, title: ownTitle, description: accountErrorText(reason) });
}

/** The provider's policy refuses the new password: its reasons are told beside the field too. */
export const isWeakPassword = (reason: AccountErrorKind): boolean =>
  typeof reason !== 'string' && 'weak' in reason;

/** Says what went well; the failures before it are over. */
export function toastDone(title: string, description?: string): void {
  toast({ kind: 'success', about: ABOUT_ACCOUNT, title, description });
}
