import { useEffect, useState } from 'react';
import type { StoredSession } from '#session/stored-session.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { leaveDevice } from './leave-device.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

interface SignOutFlowProps {
  /** null where the account never opened anything on this device: pending, blocked. */
  readonly account: StoredSession | null;
  /** The screens close before anything is erased. */
  readonly onLeaving: () => void;
  readonly onDone: (hasLeft: boolean) => void;
}

/** Asks about unsent work, erases, looks whether it is erased. */
export function SignOutFlow({ account, onLeaving, onDone }: SignOutFlowProps) {
  const [step, setStep] = useState<'asking' | 'leaving' | 'stuck'>(account === null ? 'leaving' : 'asking');

  useEffect(() => {
    if (step !== 'leaving') return;
    onLeaving();
    void leaveDevice(account).then((isErased) => (isErased ? onDone(true) : setStep('stuck')));
  }, [step, account, onLeaving, onDone]);

  if (step === 'asking' && account !== null) {
    return (
      <UnsentDialog account={account} onLeave={() => setStep('leaving')} onCancel={() => onDone(false)} />
    );
  }
  return (
    <ConfirmDialog
      isOpen={step === 'stuck'}
      title="Ainda há dados neste aparelho"
      tone="neutral"
      confirmLabel="Tentar novamente"
      cancelLabel="Agora não"
      onConfirm={() => setStep('leaving')}
      onCancel={() => onDone(true)}
    >
      Outra aba do portal está segurando os dados desta conta. Feche as outras abas e tente novamente.
    </ConfirmDialog>
  );
}
