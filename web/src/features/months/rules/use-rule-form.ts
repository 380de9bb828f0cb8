import { ownRuleKey, type RuleContent } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { randomId } from '#data/local/random-id.ts';
import { saveRule } from '#data/months/change-law.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { checkRuleForm, type RuleFormValues, toRuleFormValues } from './rule-form.ts';

const TITLES = { done: 'Regra salva!', failed: 'Erro ao salvar a regra' };

/** A rule as it is filled in, and how it is saved. `key` null: a new one, which gets its key with its title. */
export function useRuleForm(key: string | null, content: RuleContent, onSaved: () => void) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [seen] = useState(content);
  const [before] = useState(() => toRuleFormValues(seen));
  const [values, setValues] = useState(before);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const checked = checkRuleForm(values);
  const isDirty = JSON.stringify(values) !== JSON.stringify(before);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!checked.ok) return;
    if (!isDirty && key !== null) return onSaved();
    setIsBusy(true);
    const id = key ?? ownRuleKey(checked.fields.title, randomId().slice(0, 6).toLowerCase());
    const result = await tell(saveRule(account, id, seen, checked.fields), TITLES).finally(() =>
      setIsBusy(false),
    );
    if (result.ok) onSaved();
  };
  return {
    values,
    errors: wasSent && !checked.ok ? checked.errors : {},
    ...{ isDirty, isBusy, submit },
    change: (next: Partial<RuleFormValues>) => setValues((now) => ({ ...now, ...next })),
    replace: setValues,
  };
}
