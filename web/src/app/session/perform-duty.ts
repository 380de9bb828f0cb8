import type { Dispatch } from 'react';
import type { Closed } from '#app/leaving/close-account.ts';
import { endSession } from '#app/leaving/leave-device.ts';
import { loadAccountService } from '#app/startup/load-account-service.ts';
import { leavePush } from '#session/device/device-push.ts';
import type { SessionDuty, SessionEvent } from '#session/session-machine.ts';
import { eraseStoredSession, type StoredSession } from '#session/stored-session.ts';
import { toast } from '#ui/feedback/toast.ts';

export type RareDuty = Exclude<SessionDuty, { kind: 'none' | 'store' }>;

/** Pause before a closing that the device's database refused is tried again. */
const PAUSE_MS = 5_000;

/** What takes an account off the device: rare, so its code comes when it is asked for. */
export async function performDuty(duty: RareDuty, dispatch: Dispatch<SessionEvent>): Promise<void> {
  switch (duty.kind) {
    case 'wipe':
      return wipe(duty, dispatch);
    case 'change_person':
      return changePerson(duty.account, dispatch);
    case 'leave':
      toast({
        kind: 'error',
        title: 'Esta conta não existe mais',
        description: 'O cadastro foi removido por um administrador do escritório.',
      });
      await (await loadAccountService()).signOut();
      return dispatch({ kind: 'left' });
  }
}

/** The account is closed: what it never sent is handed over, then its data goes. */
async function wipe(
  { account, reason }: Extract<SessionDuty, { kind: 'wipe' }>,
  dispatch: Dispatch<SessionEvent>,
): Promise<void> {
  const result = await untilDone(async () => {
    const { closeOnDevice, requestOf } = await import('#app/leaving/close-account.ts');
    return closeOnDevice(account, requestOf(reason));
  });
  if (result === 'unsent_work') return dispatch({ kind: 'closing_refused' });
  if (reason === 'left') {
    await endSession();
    return dispatch({ kind: 'left' });
  }
  await forgetPush();
  eraseStoredSession();
  dispatch({ kind: 'stored_session', stored: null });
}

/** Unsent work of the other person is not ours to drop: then the newcomer has to wait. */
async function changePerson(account: StoredSession, dispatch: Dispatch<SessionEvent>): Promise<void> {
  const result = await untilDone(async () => {
    const { closeOnDevice } = await import('#app/leaving/close-account.ts');
    return closeOnDevice(account, { reason: 'other_person' });
  });
  if (result === 'unsent_work') {
    await (await loadAccountService()).signOut();
    toast({
      kind: 'error',
      title: 'Este aparelho guarda envios de outra conta',
      description: 'Entre com aquela conta para enviar o que falta, ou saia dela antes de trocar.',
    });
    return;
  }
  await forgetPush();
  eraseStoredSession();
  dispatch({ kind: 'stored_session', stored: null });
}

/** What is pushed to this browser is not for who comes next. */
const forgetPush = () => leavePush().catch(() => undefined);

/** Nothing is shown meanwhile, and nothing is given up: a device without room is told so, and tried again. */
async function untilDone(close: () => Promise<Closed>): Promise<Exclude<Closed, 'failed'>> {
  for (;;) {
    const result = await close().catch((): Closed => 'failed');
    if (result !== 'failed') return result;
    toast({
      kind: 'error',
      title: 'Este aparelho não guardou o que falta enviar',
      description:
        'Pode ser falta de espaço. Nada se perdeu: libere espaço, e o portal tenta de novo sozinho.',
    });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
