import { useCallback, useEffect, useState } from 'react';
import {
  type AccountErrorKind,
  type FactorKey,
  useAccountService,
} from '#session/account/account-service.ts';
import { settle } from '../report-failure.ts';

export type SetUp =
  | { step: 'loading' }
  | { step: 'failed'; reason: AccountErrorKind }
  /** The app is given its key, and shows a code. */
  | { step: 'key'; factor: FactorKey }
  /** It is set up; its recovery codes are being made, or could not be. */
  | { step: 'making' }
  | { step: 'unmade'; reason: AccountErrorKind }
  | { step: 'codes'; codes: string[] };

/** From the key to the recovery codes; with a connection, since the provider makes the one and functions the others. */
export function useFactorSetUp(isOnline: boolean) {
  const load = useAccountService();
  const [attempt, setAttempt] = useState(0);
  const [setUp, setSetUp] = useState<SetUp>({ step: 'loading' });
  const isBegun = setUp.step !== 'loading';

  useEffect(() => {
    if (!isOnline || isBegun) return;
    let isOver = false;
    void settle(async () => (await load()).beginFactor()).then((begun) => {
      if (isOver) return;
      setSetUp(begun.ok ? { step: 'key', factor: begun.value } : { step: 'failed', reason: begun.reason });
    });
    return () => {
      isOver = true;
    };
  }, [load, isOnline, isBegun, attempt]);

  useEffect(() => () => void load().then((service) => service.leaveSetUp()), [load]);

  const makeCodes = useCallback(async () => {
    setSetUp({ step: 'making' });
    const made = await settle(async () => (await load()).makeRecoveryCodes());
    setSetUp(made.ok ? { step: 'codes', codes: made.value } : { step: 'unmade', reason: made.reason });
  }, [load]);

  /** Answers why the code was not taken; null where it was. */
  const confirm = async (code: string): Promise<AccountErrorKind | null> => {
    const finished = await settle(async () => (await load()).finishFactor(code));
    if (!finished.ok) return finished.reason;
    await makeCodes();
    return null;
  };
  const restart = () => {
    setSetUp({ step: 'loading' });
    setAttempt(attempt + 1);
  };
  const leave = async () => (await load()).leaveSetUp();
  const signInAgain = async () => void (await settle(async () => (await load()).endSession()));
  return { setUp, confirm, makeCodes, restart, leave, signInAgain };
}
