import { Box, chakra } from '@chakra-ui/react';
import {
  calendarsOf,
  type Competence,
  dueDate,
  formatCalendarDate,
  formatMonth,
  type LawRow,
  type MonthOverrideFields,
  type Row,
  rowsWithMonth,
} from '@portal/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { moveMonth } from '#data/months/change-law.ts';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { HistoryDisclosure } from '#records/history/history-disclosure.tsx';
import type { WriteTitles } from '#records/labels/write-labels.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { EffectNote } from './effect-note.tsx';
import { effectOf } from './effect-of.ts';
import {
  backToRule,
  checkMove,
  firstMonth,
  monthOptions,
  MOVE_FIELD_LABELS,
  overrideOf,
} from './move-form.ts';
import { MovedMonth } from './moved-month.tsx';

type MonthMoveDialogProps = {
  office: OfficeLaw;
  rule: LawRow;
  /** The month that is moved; null: the person chooses. */
  competence: Competence | null;
  onClose: () => void;
};

const TITLES: WriteTitles = { done: 'Data do mês salva!', failed: 'Erro ao mudar a data do mês' };
const BACK_TITLES: WriteTitles = {
  done: 'A data voltou à regra!',
  failed: 'Erro ao voltar à regra',
  left: 'record',
};

/** Another date for one month of a rule, with its reason; and the way back to the rule. Give it a key per opening. */
export function MonthMoveDialog({ office, rule, competence: asked, onClose }: MonthMoveDialogProps) {
  const [competence, setCompetence] = useState(asked ?? firstMonth(rule.rule));
  const [typed, setTyped] = useState<{ date: string; reason: string } | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const { save, isBusy } = useSaveMonth(onClose);
  const moved = overrideOf(office, rule.key, competence);
  const { date, reason } = typed ?? { date: moved?.date ?? '', reason: moved?.reason ?? '' };
  const checked = useMemo(
    () => checkMove({ competence, rule_key: rule.key, date, reason }),
    [competence, rule.key, date, reason],
  );
  const errors = wasSent && !checked.ok ? checked.errors : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (checked.ok) void save(checked.fields, TITLES);
  };
  return (
    <>
      <FormDialog
        isOpen
        title={`Mudar um mês: ${rule.content.title}`}
        isDirty={typed !== null}
        isSubmitting={isBusy}
        mistakes={Object.keys(errors).map((field) => MOVE_FIELD_LABELS[field] ?? field)}
        onSubmit={submit}
        onClose={onClose}
      >
        <Box display="grid" gap="3.5">
          <MonthField
            {...{ rule, competence }}
            isFixed={asked !== null}
            onChange={(month) => {
              setCompetence(month);
              setTyped(null);
            }}
          />
          <ByRule {...{ office, rule, competence }} />
          {moved !== null && (
            <MovedMonth
              row={moved}
              people={office.people}
              onBack={() => setIsReturning(true)}
              isBusy={isBusy}
            />
          )}
          <TextField
            label={MOVE_FIELD_LABELS['date'] ?? ''}
            type="date"
            required
            error={errors.date}
            value={date}
            onChange={({ target }) => setTyped({ reason, date: target.value })}
          />
          <TextAreaField
            label={MOVE_FIELD_LABELS['reason'] ?? ''}
            required
            rows={2}
            maxLength={300}
            help="Fica com a data, e no motivo de cada obrigação gerada."
            error={errors.reason}
            value={reason}
            onChange={({ target }) => setTyped({ date, reason: target.value })}
          />
          <MoveEffect office={office} fields={checked.ok ? checked.fields : null} />
        </Box>
        {moved !== null && <HistoryDisclosure entity="month_overrides" id={moved.id} />}
      </FormDialog>
      <BackToRule
        {...{ office, moved, isBusy }}
        isOpen={isReturning}
        onCancel={() => setIsReturning(false)}
        onConfirm={(fields) => void save(fields, BACK_TITLES)}
      />
    </>
  );
}

type MonthFieldProps = {
  rule: LawRow;
  competence: Competence;
  isFixed: boolean;
  onChange: (month: Competence) => void;
};

function MonthField({ rule, competence, isFixed, onChange }: MonthFieldProps) {
  if (isFixed)
    return (
      <p>
        Competência <strong>{formatMonth(competence)}</strong>
      </p>
    );
  return (
    <SelectField
      label="Competência"
      required
      options={monthOptions(rule.rule)}
      value={competence}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type BackToRuleProps = {
  office: OfficeLaw;
  moved: Row<'month_overrides'> | null;
  isOpen: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: (fields: MonthOverrideFields) => void;
};

function BackToRule({ office, moved, isOpen, isBusy, onCancel, onConfirm }: BackToRuleProps) {
  if (moved === null) return null;
  const fields = backToRule(moved);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Voltar à regra em ${formatMonth(moved.competence)}?`}
      confirmLabel="Voltar à regra"
      tone="neutral"
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => onConfirm(fields)}
    >
      <MoveEffect office={office} fields={isOpen ? fields : null} />
    </ConfirmDialog>
  );
}

function useSaveMonth(onSaved: () => void) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (fields: MonthOverrideFields, titles: WriteTitles) => {
    setIsBusy(true);
    const result = await tell(moveMonth(account, fields), titles).finally(() => setIsBusy(false));
    if (result.ok) onSaved();
  };
  return { save, isBusy };
}

function MoveEffect({ office, fields }: { office: OfficeLaw; fields: MonthOverrideFields | null }) {
  const effect = useMemo(() => fields && effectOf(office, rowsWithMonth(office, fields)), [office, fields]);
  return <EffectNote effect={effect} names={office.names} />;
}

type ByRuleProps = { office: OfficeLaw; rule: LawRow; competence: Competence };

function ByRule({ office, rule: { rule }, competence }: ByRuleProps) {
  const place = rule.who.where ?? { state: null, city: null };
  const { date, reasons } = dueDate(rule, competence, calendarsOf(office.law.days, place));
  return (
    <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
      Pela regra: {date === null ? 'sem data' : formatCalendarDate(date)}
      {reasons.length > 0 && `. ${reasons.join(' ')}`}
    </chakra.p>
  );
}
