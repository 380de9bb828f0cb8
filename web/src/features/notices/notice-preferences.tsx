import { chakra } from '@chakra-ui/react';
import { NOTICE_GROUPS, NOTICE_WAYS } from '@portal/domain';
import { useState } from 'react';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { useActiveAccount } from '#session/session-context.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { DevicePushField } from './device-push-field.tsx';
import { GroupChoice } from './group-choice.tsx';
import { groupTexts, WAY_TEXTS } from './notice-labels.ts';
import { QuietHoursField } from './quiet-hours-field.tsx';
import { type Preferences, readPreferences, savePreferences } from './preferences.ts';

/** Of what the person wants to be told: each switch is kept at once, on the device first. */
export function NoticePreferences() {
  const account = useLocalAccount();
  const preferences = useLocalQuery((db) => readPreferences({ db, uid: account.uid }), [account.uid]);
  switch (preferences.kind) {
    case 'loading':
      return (
        <Card>
          <SkeletonRows rows={4} />
        </Card>
      );
    case 'error':
      return (
        <Card padding="none">
          <ErrorState
            title="Não deu para ler as preferências"
            text="O que você escolheu continua guardado."
            onRetry={preferences.retry}
          />
        </Card>
      );
    case 'ready':
      return <Switches preferences={preferences.value} />;
  }
}

const SAVED = {
  done: 'Preferências salvas!',
  failed: 'Erro ao salvar preferências',
  left: 'record',
} as const;

const DIGEST_OF_OFFICE = 'Um e-mail por dia, com o que espera pela equipe.';
const DIGEST_OF_CLIENT = 'Um e-mail por dia, com o que falta enviar e o que vence.';

function Switches({ preferences }: { readonly preferences: Preferences }) {
  const account = useLocalAccount();
  const isClient = useActiveAccount().role === 'client';
  const tell = useWriteNotice();
  const state = useRecordStates('preferences').get(account.uid);
  // A switch moves under the finger, and not when the database has answered.
  const [chosen, setChosen] = useState<Partial<Preferences>>({});
  const shown = { ...preferences, ...chosen };
  const change = async (patch: Partial<Preferences>) => {
    setChosen({ ...chosen, ...patch });
    const result = await tell(savePreferences(account, patch), SAVED);
    if (!result.ok) setChosen({});
  };
  const texts = groupTexts(isClient);
  return (
    <Columns>
      <Card as="fieldset" aria-labelledby="assuntos">
        <Title id="assuntos">O que avisar</Title>
        {NOTICE_GROUPS.map((group) => {
          const words = texts[group];
          return words === undefined ? null : (
            <GroupChoice key={group} {...{ group, words, shown }} onChange={(patch) => void change(patch)} />
          );
        })}
        <chakra.p textStyle="meta" color="fg.muted" mt="3">
          Entrada em aparelho novo e mudança de acesso são sempre avisadas.
        </chakra.p>
      </Card>
      <Card as="fieldset" aria-labelledby="meios">
        <Title id="meios">Como avisar</Title>
        {NOTICE_WAYS.map((way) => (
          <SwitchField
            key={way}
            {...WAY_TEXTS[way]}
            checked={shown[way]}
            onChange={(event) => void change({ [way]: event.target.checked })}
          />
        ))}
        <DevicePushField />
        <QuietHoursField shown={shown} onChange={(patch) => void change(patch)} />
        <SwitchField
          label="Resumo do dia"
          help={isClient ? DIGEST_OF_CLIENT : DIGEST_OF_OFFICE}
          checked={shown.digest ?? !isClient}
          onChange={(event) => void change({ digest: event.target.checked })}
        />
        <chakra.p textStyle="meta" color="fg.muted" mt="3">
          As escolhas valem em todos os seus aparelhos, menos a de avisar neste.
        </chakra.p>
        {state !== undefined && state.kind !== 'sent' && (
          <chakra.div mt="2">
            <SyncMark state={state.kind} />
          </chakra.div>
        )}
      </Card>
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '3.5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
});
const Title = chakra('h2', { base: { textStyle: 'boxTitle', mb: '2' } });
