import { type Dispatch, useEffect } from 'react';
import { type SessionDuty, dutyOf, type SessionEvent, type SessionFacts } from '#session/session-machine.ts';
import { eraseStoredSession, type StoredSession, writeStoredSession } from '#session/stored-session.ts';
import { toast } from '#ui/toast.ts';
import type { SessionMemory } from './session-memory.ts';
import { loadAccountService } from './load-account-service.ts';

type KeepLostWork = SessionMemory['keepLostWork'];

/** Does what the facts ask of the device: writes the session down, or takes a closed account's data away. */
export function useSessionDuty(
  facts: SessionFacts,
  dispatch: Dispatch<SessionEvent>,
  keepLostWork: KeepLostWork,
): void {
  const duty = dutyOf(facts);
  const key = JSON.stringify(duty);
  useEffect(() => {
    void perform(duty, dispatch, keepLostWork);
    // The duty is compared by value: it is made anew at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, dispatch, keepLostWork]);
}

async function perform(
  duty: SessionDuty,
  dispatch: Dispatch<SessionEvent>,
  keepLostWork: KeepLostWork,
): Promise<void> {
  switch (duty.kind) {
    case 'none':
      return;
    case 'store':
      writeStoredSession(duty.session);
      return dispatch({ kind: 'stored_session', stored: duty.session });
    case 'wipe':
      await wipe(duty.account, keepLostWork);
      return dispatch({ kind: 'stored_session', stored: null });
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

/** The account is closed: its data goes, what it never sent is handed over in memory. */
async function wipe(account: StoredSession, keepLostWork: KeepLostWork): Promise<void> {
  const { exportUnsentOf } = await import('./unsent-work.ts');
  const unsent = await exportUnsentOf(account).catch(() => null);
  if (unsent !== null) keepLostWork(unsent);
  await (await import('./erase-device.ts')).eraseDevice(account);
  eraseStoredSession();
}

/** Unsent work of the other person is not ours to drop: then the newcomer has to wait. */
async function changePerson(account: StoredSession, dispatch: Dispatch<SessionEvent>): Promise<void> {
  const { countUnsentOf } = await import('./unsent-work.ts');
  if ((await countUnsentOf(account)) > 0) {
    await (await loadAccountService()).signOut();
    toast({
      kind: 'error',
      title: 'Este aparelho guarda envios de outra conta',
      description: 'Entre com aquela conta para enviar o que falta, ou saia dela antes de trocar.',
    });
    return;
  }
  await (await import('./erase-device.ts')).eraseDevice(account);
  eraseStoredSession();
  dispatch({ kind: 'stored_session', stored: null });
}
