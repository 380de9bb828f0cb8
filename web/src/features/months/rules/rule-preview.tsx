import { firmLaw, lawEffect, lawRows, rowsWithRule } from '@portal/domain';
import { useDeferredValue, useMemo } from 'react';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { EffectNote } from '../effect-note.tsx';
import { NextDatesList } from './next-dates-list.tsx';
import { checkRuleForm, type RuleFormValues } from './rule-form.ts';

type RulePreviewProps = {
  office: OfficeLaw;
  /** Null: it has none yet. */
  ruleKey: string | null;
  values: RuleFormValues;
};

const NEW = 'nova';

/** The next dates of what is filled in, and what exists that would move; typing does not wait for them. */
export function RulePreview({ office, ruleKey, values }: RulePreviewProps) {
  const deferred = useDeferredValue(values);
  const found = useMemo(() => {
    const checked = checkRuleForm(deferred);
    if (!checked.ok) return null;
    const key = ruleKey ?? NEW;
    const rows = rowsWithRule(office, key, checked.fields);
    const law = firmLaw(rows);
    const rule = lawRows(rows.rules).find((one) => one.key === key)?.rule ?? null;
    return { law, rule, effect: lawEffect(office.existing, office.law, law) };
  }, [office, ruleKey, deferred]);
  return (
    <>
      <NextDatesList rule={found?.rule ?? null} law={found?.law ?? office.law} />
      <EffectNote effect={found?.effect ?? null} names={office.names} />
    </>
  );
}
