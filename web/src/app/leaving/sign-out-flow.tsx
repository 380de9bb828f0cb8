import { useEffect, useState } from 'react';
import { isPageHidden } from '#app/idle-lock/hide-page.ts';
import type { StoredSession } from '#session/stored-session.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { LayerBesidePage } from '#ui/layer.tsx';
import { leaveDevice } from './leave-device.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

type SignOutFlowProps = {
  /** null where the account never opened anything on this device: pending, blocked. */
  readonly account: StoredSession | null;
  /** False where the person who holds the device now may take nothing of the account off it. */
  readonly canExport: boolean;
  /** The screens close before anything is erased. */
  readonly onLeaving: () => void;
  /** The screens open again: something is unsent that the person has not seen. */
  readonly onStaying: () => void;
  readonly onDone: (hasLeft: boolean) => void;
};

type Step =
  | { kind: 'asking' }
  /** `agreed`: what the person gives up. */
  | { kind: 'leaving'; agreed: readonly string[] }
  | { kind: 'stuck' | 'failed'; agreed: readonly string[] };

/** Asks about unsent work, erases, looks whether it is erased; of a locked page too. */
export function SignOutFlow(props: SignOutFlowProps) {
  return (
    <LayerBesidePage>
      <Steps {...props} />
    </LayerBesidePage>
  );
}

function Steps({ account, canExport, onLeaving, onStaying, onDone }: SignOutFlowProps) {
  const [step, setStep] = useState<Step>(
    account === null ? { kind: 'leaving', agreed: [] } : { kind: 'asking' },
  );
  const [wasHidden] = useState(isPageHidden);

  useEffect(() => {
    if (step.kind !== 'leaving') return;
    const { agreed } = step;
    onLeaving();
    void leaveDevice(account, agreed)
      .catch(() => 'failed' as const)
      .then((result) => {
        switch (result) {
          case 'closed':
            return onDone(true);
          case 'unsent_work':
            onStaying();
            return setStep({ kind: 'asking' });
          case 'stuck':
          case 'failed':
            return setStep({ kind: result, agreed });
        }
      });
  }, [step, account, onLeaving, onStaying, onDone]);

  if (step.kind === 'asking' && account !== null) {
    return (
      <UnsentDialog
        account={account}
        canExport={canExport && !wasHidden}
        onLeave={(agreed) => setStep({ kind: 'leaving', agreed })}
        onCancel={() => onDone(false)}
      />
    );
  }
  const isStuck = step.kind === 'stuck';
  return (
    <ConfirmDialog
      isOpen={isStuck || step.kind === 'failed'}
      title="Ainda há dados neste aparelho"
      tone="neutral"
      confirmLabel="Tentar novamente"
      cancelLabel="Agora não"
      onConfirm={() => setStep({ kind: 'leaving', agreed: step.kind === 'asking' ? [] : step.agreed })}
      onCancel={() => {
        if (!isStuck) onStaying();
        onDone(isStuck);
      }}
    >
      {isStuck
        ? 'Outra aba do portal está segurando os dados desta conta. Feche as outras abas e tente novamente.'
        : 'O navegador não deixou apagar os dados desta conta. Você ainda não saiu: tente novamente.'}
    </ConfirmDialog>
  );
}
