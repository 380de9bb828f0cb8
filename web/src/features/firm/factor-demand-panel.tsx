import { chakra } from '@chakra-ui/react';
import { FACTOR_DEMANDS, type FactorDemand } from '@portal/domain';
import { useState } from 'react';
import {
  type AccountErrorKind,
  type AccountResult,
  useAccountService,
} from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { useFactorDemand } from './use-factor-demand.ts';

const options: { value: FactorDemand; label: string; help: string }[] = [
  { value: 'nobody', label: 'De ninguém', help: 'Cada pessoa decide, em Segurança.' },
  { value: 'admins', label: 'Dos administradores', help: 'Quem aprova contas e muda o escritório.' },
  { value: 'staff', label: 'De toda a equipe', help: 'Contadores, supervisores e administradores.' },
];

/** Of whom the firm demands a second factor; with a connection, because rights hang on it. */
export function FactorDemandPanel() {
  const { state, isOnline, retry } = useFactorDemand();
  return (
    <Card aria-labelledby="exigencia">
      <chakra.h2 id="exigencia" textStyle="boxTitle">
        Exigir segundo fator
      </chakra.h2>
      <chakra.p textStyle="meta" color="fg.muted" mt="1" mb="3.5">
        Vale na hora: quem ainda não tem é guiado para configurar antes de continuar.
      </chakra.p>
      {!isOnline && (
        <chakra.div mb="3.5">
          <Note role="status">Ver e mudar a exigência precisa de conexão.</Note>
        </chakra.div>
      )}
      {state.kind === 'loading' && isOnline && <SkeletonRows rows={2} />}
      {state.kind === 'error' && (
        <ErrorState
          title="Não deu para carregar a exigência"
          text="O servidor não respondeu. Nada mudou."
          onRetry={retry}
        />
      )}
      {state.kind === 'ready' && <DemandForm demand={state.demand} isOnline={isOnline} />}
    </Card>
  );
}

type DemandFormProps = {
  readonly demand: FactorDemand;
  readonly isOnline: boolean;
};

function DemandForm({ demand, isOnline }: DemandFormProps) {
  const load = useAccountService();
  const [saved, setSaved] = useState(demand);
  const [chosen, setChosen] = useState(demand);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const result = await load()
      .then((service) => service.setFactorDemand({ factor_required: chosen }))
      .catch((): AccountResult => ({ ok: false, reason: 'unknown' }));
    setBusy(false);
    if (!result.ok)
      return toast({ kind: 'error', title: 'Erro ao mudar a exigência', description: whyNot(result.reason) });
    setSaved(chosen);
    return toast({ kind: 'success', title: 'Exigência do segundo fator salva!' });
  };
  return (
    <chakra.div maxWidth="dialog">
      <RadioCards
        label="De quem o segundo fator é exigido"
        hideLabel
        name="factor_required"
        options={options}
        value={chosen}
        disabled={!isOnline}
        onChange={({ target }) => setChosen(FACTOR_DEMANDS.find((one) => one === target.value) ?? chosen)}
      />
      <Button
        variant="outline"
        mt="4"
        isBusy={isBusy}
        busyText="Salvando..."
        disabled={!isOnline || chosen === saved}
        onClick={() => void save()}
      >
        Salvar exigência
      </Button>
    </chakra.div>
  );
}

function whyNot(reason: AccountErrorKind): string {
  if (reason === 'offline') return 'Sem conexão com a internet.';
  return refusalOf(reason) === 'factor_needed'
    ? 'Ligue primeiro o seu próprio segundo fator, em Segurança, e entre com o código.'
    : 'Tente novamente em alguns instantes.';
}
