import { Box } from '@chakra-ui/react';
import type { Competence, LawRow } from '@portal/domain';
import { useState } from 'react';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { HistoryDisclosure } from '#records/history/history-disclosure.tsx';
import { mistakesIn } from '#ui/fields/form-resolver.ts';
import { MonthMoveDialog } from '../month-move-dialog.tsx';
import { RuleFields } from './rule-fields.tsx';
import { RULE_FIELD_LABELS } from './rule-form.ts';
import { RuleMonths } from './rule-months.tsx';
import { RulePreview } from './rule-preview.tsx';
import { RuleStanding } from './rule-standing.tsx';
import { startOf, TemplateField } from './template-field.tsx';
import { useRuleForm } from './use-rule-form.ts';

type RuleDialogProps = {
  office: OfficeLaw;
  /** Null: a new one of the firm's own. */
  row: LawRow | null;
  onClose: () => void;
};

/** A rule of the law as the firm has it: what it says, when it is next due, and what exists that it would move. */
export function RuleDialog({ office, row, onClose }: RuleDialogProps) {
  const [moving, setMoving] = useState<{ competence: Competence | null } | null>(null);
  const form = useRuleForm(row?.key ?? null, row?.content ?? startOf(''), onClose);
  const { values, errors } = form;
  return (
    <>
      <FormDialog
        isOpen
        title={row === null ? 'Nova regra' : `Regra: ${row.content.title}`}
        mistakes={mistakesIn({ errors, submitCount: 1 }, RULE_FIELD_LABELS)}
        isDirty={form.isDirty}
        isSubmitting={form.isBusy}
        onSubmit={(event) => void form.submit(event)}
        onClose={onClose}
      >
        <Box display="grid" gap="4">
          {row === null ? (
            <TemplateField onStart={form.replace} />
          ) : (
            <RuleStanding row={row} office={office} onReturn={form.replace} />
          )}
          <RuleFields values={values} errors={errors} onChange={form.change} />
          {row !== null && values.is_active && (
            <RuleMonths
              office={office}
              ruleKey={row.key}
              onMove={(competence) => setMoving({ competence })}
            />
          )}
          <RulePreview office={office} ruleKey={row?.key ?? null} values={values} />
        </Box>
        {row !== null && <HistoryDisclosure entity="obligation_rules" id={row.key} />}
      </FormDialog>
      {moving !== null && row !== null && (
        <MonthMoveDialog
          office={office}
          rule={row}
          competence={moving.competence}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
