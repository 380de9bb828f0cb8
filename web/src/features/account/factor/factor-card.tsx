import { chakra } from '@chakra-ui/react';
import type { AppUser } from '@portal/domain';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { NotHere } from '#ui/lazy/not-here.tsx';
import { Help } from '../form-layout.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { settle, toastDone, toastFailure } from '../report-failure.ts';

const FactorSetUp = lazyPart(
  () => import('./factor-set-up.tsx'),
  (module) => module.FactorSetUp,
  {
    loading: <SkeletonRows rows={3} />,
    missing: <NotHere />,
  },
);

/** The own second factor: set up, taken away, and its recovery codes made anew. */
export function FactorCard({ user }: { readonly user: AppUser | null }) {
  const [isSettingUp, setSettingUp] = useState(false);
  const isOnline = useIsOnline();
  return (
    <Card aria-labelledby="segundo-fator">
      <chakra.h2 id="segundo-fator" textStyle="boxTitle">
        Segundo fator
      </chakra.h2>
      <chakra.p textStyle="meta" color="fg.muted" mt="1" mb="3.5" maxWidth="prose">
        Além da senha, o portal pede um código do seu celular. Quem descobre a senha não entra só com ela.
      </chakra.p>
      {user === null ? (
        <SkeletonRows rows={1} />
      ) : isSettingUp ? (
        <chakra.div maxWidth="dialog">
          <FactorSetUp onDone={() => setSettingUp(false)} />
        </chakra.div>
      ) : user.has_factor === true ? (
        <StandingFactor isDemanded={user.needs_factor === true} isOnline={isOnline} />
      ) : (
        <Button variant="outline" disabled={!isOnline} onClick={() => setSettingUp(true)}>
          Configurar segundo fator
        </Button>
      )}
      {!isOnline && <Help role="status">Mudar o segundo fator precisa de conexão.</Help>}
    </Card>
  );
}

type StandingFactorProps = {
  readonly isDemanded: boolean;
  readonly isOnline: boolean;
};

function StandingFactor({ isDemanded, isOnline }: StandingFactorProps) {
  const load = useAccountService();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const make = async () => {
    setBusy(true);
    const made = await settle(async () => (await load()).makeRecoveryCodes());
    setBusy(false);
    if (made.ok) setCodes(made.value);
    else toastFailure('Erro ao criar os códigos', made.reason);
  };
  const remove = async () => {
    setBusy(true);
    const removed = await settle(async () => (await load()).removeFactor());
    setBusy(false);
    setAsking(false);
    if (removed.ok) toastDone('Segundo fator retirado');
    else toastFailure('Erro ao retirar o segundo fator', removed.reason);
  };
  return (
    <>
      <On>
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
        Ligado nesta conta
      </On>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3.5">
        <Button variant="outline" size="sm" disabled={!isOnline || isBusy} onClick={() => void make()}>
          Criar códigos de recuperação novos
        </Button>
        <Button
          variant="ghostDanger"
          size="sm"
          disabled={!isOnline || isBusy || isDemanded}
          onClick={() => setAsking(true)}
        >
          Retirar segundo fator
        </Button>
      </chakra.div>
      {isDemanded && <Help>O escritório exige o segundo fator, então ele fica ligado.</Help>}
      <Dialog
        isOpen={codes !== null}
        title="Códigos de recuperação novos"
        isDirty={false}
        onClose={() => setCodes(null)}
      >
        <RecoveryCodes codes={codes ?? []} doneLabel="Concluir" onDone={() => setCodes(null)} />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title="Retirar o segundo fator?"
        confirmLabel="Retirar"
        isBusy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        A senha volta a bastar para entrar nesta conta, e os códigos de recuperação deixam de valer.
      </ConfirmDialog>
    </>
  );
}

const On = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'medium',
    color: 'status.concluida.fg',
  },
});
