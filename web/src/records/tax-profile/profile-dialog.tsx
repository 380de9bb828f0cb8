import { Box, chakra } from '@chakra-ui/react';
import {
  addMonths,
  ANNEXES,
  type Annex,
  calendarDateOf,
  type Competence,
  formatMonth,
  monthOf,
  type Payroll,
  PAYROLLS,
  personOf,
  profileAt,
  readProfileEntry,
  type Row,
  TAX_REGIMES,
  type TaxProfileEntry,
  type TaxRegime,
} from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { addProfileEntry, hasProfileRoom } from '#data/clients/tax-profile.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Note } from '#ui/feedback/note.tsx';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

type Client = Row<'clients'>;

type ProfileDialogProps = {
  client: Client;
  /** The month it is offered for. */
  from: Competence;
  isOpen: boolean;
  onClose: () => void;
};

const TITLES = { done: 'Perfil tributário salvo!', failed: 'Erro ao salvar o perfil tributário' };

/** What a client is for the taxes from a month on. It adds: what was said of earlier months stays. Give it a key per opening. */
export function ProfileDialog({ client, from, isOpen, onClose }: ProfileDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const isPerson = personOf(client) === 'PF';
  const [before] = useState(() => entryAt(client, from));
  const [entry, setEntry] = useState(before);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const change = (next: Partial<Draft>) => setEntry({ ...entry, ...next });
  const whole = wholeOf(entry, isPerson);
  const isSaid = whole !== null && isKnown(client, whole);
  const hasRoom = hasProfileRoom(client);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (whole === null || isSaid || !hasRoom) return;
    setIsBusy(true);
    const result = await tell(addProfileEntry(account, client.id, whole), TITLES).finally(() =>
      setIsBusy(false),
    );
    if (result.ok) onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={`Perfil tributário: ${client.corporate_name}`}
      isDirty={JSON.stringify(entry) !== JSON.stringify(before)}
      isSubmitting={isBusy}
      mistakes={wasSent && whole === null ? ['Folha'] : []}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p color="fg.muted" mb="4" maxWidth="prose">
        É o que diz quais obrigações cada mês tem. Uma mudança vale a partir do mês escolhido; os meses de
        antes ficam como foram.
      </chakra.p>
      <Box display="grid" gap="3.5">
        <Box display="grid" gap="3.5" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
          <SelectField
            label="A partir de"
            required
            options={monthOptions(entry.from)}
            value={entry.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          {!isPerson && (
            <SelectField
              label="Regime"
              required
              options={TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }))}
              value={entry.regime}
              onChange={({ target }) => change({ regime: oneOf(TAX_REGIMES, target.value) ?? entry.regime })}
            />
          )}
          {!isPerson && entry.regime === 'simples_nacional' && (
            <SelectField
              label="Anexo"
              placeholder="Não informado"
              options={ANNEXES.map((value) => ({ value, label: `Anexo ${value}` }))}
              value={entry.annex ?? ''}
              onChange={({ target }) => change({ annex: oneOf(ANNEXES, target.value) })}
            />
          )}
        </Box>
        <RadioCards
          label="Folha"
          required
          name="payroll"
          options={(isPerson ? PAYROLLS.filter((one) => one !== 'pro_labore') : PAYROLLS).map((value) => ({
            value,
            ...PAYROLL_CHOICES[value],
          }))}
          error={wasSent && whole === null ? 'Escolha a folha.' : undefined}
          value={entry.payroll ?? ''}
          onChange={({ target }) => change({ payroll: oneOf(PAYROLLS, target.value) })}
        />
        {wasSent && isSaid && (
          <Note kind="attention" role="alert">
            O perfil já é este em {formatMonth(entry.from)}.
          </Note>
        )}
        {!hasRoom && <Note kind="attention">O histórico deste cliente está cheio.</Note>}
      </Box>
    </FormDialog>
  );
}

/** The form as it is filled in. */
type Draft = { from: Competence; regime: TaxRegime; payroll: Payroll | null; annex: Annex | null };

const PAYROLL_CHOICES: Record<Payroll, { label: string; help?: string }> = {
  none: { label: 'Sem folha' },
  pro_labore: { label: 'Só pró-labore', help: 'Paga os sócios, e mais ninguém.' },
  employees: { label: 'Com empregados' },
};

function entryAt(client: Client, from: Competence): Draft {
  const known = profileAt((client.tax_profile ?? []).map(readProfileEntry), from);
  return {
    from,
    regime: known?.regime ?? client.tax_regime,
    payroll: known?.payroll ?? null,
    annex: known?.annex ?? null,
  };
}

function wholeOf({ from, regime, payroll, annex }: Draft, isPerson: boolean): TaxProfileEntry | null {
  if (payroll === null) return null;
  if (isPerson) return { from, regime: null, payroll, annex: null };
  return { from, regime, payroll, annex: regime === 'simples_nacional' ? annex : null };
}

function isKnown(client: Client, { from, regime, payroll, annex }: TaxProfileEntry): boolean {
  const known = profileAt((client.tax_profile ?? []).map(readProfileEntry), from);
  return known !== null && known.regime === regime && known.payroll === payroll && known.annex === annex;
}

const oneOf = <T extends string>(values: readonly T[], value: string): T | null =>
  values.find((one) => one === value) ?? null;

/** The rules are known from here on. */
const FIRST_MONTH = '2024-01-01';

/** Newest first: up to a year ahead, for a choice of regime is made before its year begins. */
function monthOptions(chosen: Competence) {
  const months: string[] = [];
  const last = addMonths(monthOf(calendarDateOf(new Date())), 12);
  for (let month = last; month >= FIRST_MONTH; month = addMonths(month, -1)) months.push(month.slice(0, 7));
  return [...new Set([...months, chosen])].map((value) => ({ value, label: formatMonth(value) }));
}
