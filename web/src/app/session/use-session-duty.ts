import { type Dispatch, useEffect } from 'react';
import { dutyOf, type SessionEvent, type SessionFacts } from '#session/session-machine.ts';
import { writeStoredSession } from '#session/stored-session.ts';
import type { RareDuty } from './perform-duty.ts';

/** Does what the facts ask of the device: writes the session down, or takes a closed account's data away. */
export function useSessionDuty(facts: SessionFacts, dispatch: Dispatch<SessionEvent>): void {
  const duty = dutyOf(facts);
  const key = JSON.stringify(duty);
  useEffect(() => {
    if (duty.kind === 'none') return;
    if (duty.kind !== 'store') return void perform(duty, dispatch);
    writeStoredSession(duty.session);
    dispatch({ kind: 'stored_session', stored: duty.session });
    // The duty is compared by value: it is made anew at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, dispatch]);
}

/** Between two tries to bring the code, which may not be on the device. */
const PAUSE_MS = 5_000;

async function perform(duty: RareDuty, dispatch: Dispatch<SessionEvent>): Promise<void> {
  for (;;) {
    const code = await import('./perform-duty.ts').catch(() => null);
    if (code !== null) return code.performDuty(duty, dispatch);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
