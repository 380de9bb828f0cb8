import type { CallableInput, InvitationPage, ListedInvitation } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import {
  type AccountResult,
  type InvitationService,
  useAccountService,
} from '#session/account/account-service.ts';
import { toast } from '#ui/feedback/toast.ts';
import { doneText, failureText } from './invitation-words.ts';

type Listing = { kind: 'loading' } | { kind: 'error' } | ({ kind: 'ready' } & InvitationPage);

/** Invitations, asked of the server and changed there: other people's addresses are kept on no device. */
export function useInvitations(clientId: string | null) {
  const ask = useService();
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [listing, setListing] = useState<Listing>({ kind: 'loading' });
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    void ask((service) => service.list({ client_id: clientId, after: null })).then((result) => {
      if (!isOver) setListing(result.ok ? { kind: 'ready', ...result.value } : { kind: 'error' });
    });
    return () => {
      isOver = true;
    };
  }, [ask, clientId, isOnline, attempt]);

  const reload = () => setAttempt((before) => before + 1);
  const retry = () => {
    setListing({ kind: 'loading' });
    reload();
  };

  /** Whatever came of it: the list says what holds now. */
  const act = async <T>(
    title: string,
    action: (service: InvitationService) => Promise<AccountResult<T>>,
  ): Promise<AccountResult<T>> => {
    setBusy(true);
    const result = await ask(action);
    setBusy(false);
    if (!result.ok) toast({ kind: 'error', title, description: failureText(result.reason) });
    reload();
    return result;
  };

  const invite = async (input: CallableInput<'inviteUser'>): Promise<boolean> => {
    const result = await act('Erro ao convidar', (service) => service.invite(input));
    if (result.ok) toast({ kind: 'success', ...doneText(result.value, input.email) });
    return result.ok;
  };
  const resend = async ({ id, email }: ListedInvitation): Promise<void> => {
    const result = await act('Erro ao reenviar', (service) => service.resend({ invitation_id: id }));
    if (!result.ok) return;
    const description = `${email} recebe um link novo, que vale por 7 dias. O de antes não vale mais.`;
    toast({ kind: 'success', title: 'Convite reenviado', description });
  };
  const withdraw = async ({ id }: ListedInvitation): Promise<void> => {
    const result = await act('Erro ao cancelar', (service) => service.withdraw({ invitation_id: id }));
    if (result.ok) toast({ kind: 'success', title: 'Convite cancelado' });
  };
  const more = async (after: string): Promise<void> => {
    setBusy(true);
    const result = await ask((service) => service.list({ client_id: clientId, after }));
    setBusy(false);
    if (!result.ok) return;
    setListing((before) => (before.kind === 'ready' ? joined(before, result.value) : before));
  };
  return { listing, isOnline, isBusy, retry, invite, resend, withdraw, more };
}

/** What was made since the first page was read moves nothing twice into the list. */
function joined(before: Extract<Listing, { kind: 'ready' }>, next: InvitationPage): Listing {
  const known = new Set(before.invitations.map(({ id }) => id));
  const added = next.invitations.filter(({ id }) => !known.has(id));
  return { kind: 'ready', invitations: [...before.invitations, ...added], after: next.after };
}

/** Whatever it throws is one more way to fail. */
function useService() {
  const load = useAccountService();
  const [ask] = useState(
    () =>
      async <T>(
        action: (service: InvitationService) => Promise<AccountResult<T>>,
      ): Promise<AccountResult<T>> => {
        try {
          return await action(await (await load()).invitations());
        } catch {
          return { ok: false, reason: navigator.onLine ? 'unknown' : 'offline' };
        }
      },
  );
  return ask;
}
