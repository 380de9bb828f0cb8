import {
  addMonths,
  calendarDateOf,
  competence as competenceSchema,
  type Competence,
  madeObligation,
} from '@portal/domain';
import { useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { generateMonth } from '#data/months/generate-month.ts';
import { type MonthPlan, readMonth } from '#data/months/read-month.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import type { RuleGroup } from './month-groups.ts';
import { obligationsText, sendingText } from './month-words.ts';

const NAMES = ['mes'] as const;

/** The month that is looked at, and what generating it would do: the search params know which. */
export function useMonth() {
  const [params, setParams] = useFilterParams(NAMES);
  const today = calendarDateOf(new Date());
  const competence = competenceSchema.safeParse(params.mes).data ?? today.slice(0, 7);
  // What is being made would be previewed after each portion: the plan rests until it is through.
  const [resting, setResting] = useState<MonthPlan | null>(null);
  const plan = useLocalQuery<MonthPlan>(
    (db) => (resting === null ? readMonth(db, competence) : Promise.resolve(resting)),
    [competence, resting],
  );
  const run = useGeneration(setResting);
  const known = valueOr(plan, null);
  const rest = (isResting: boolean) => setResting(isResting ? known : null);
  return { competence, plan, run, rest, show: (mes: Competence) => setParams({ mes }) };
}

export type MonthRun = ReturnType<typeof useGeneration>;

/** Makes what was chosen of a month, and says how far it is. */
function useGeneration(rest: (plan: MonthPlan | null) => void) {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const [progress, setProgress] = useState<{ through: number; total: number } | null>(null);
  const generate = async (plan: MonthPlan, groups: readonly RuleGroup[]) => {
    const wanted = groups.flatMap(({ created }) => created.map((row) => madeObligation(row, plan.law)));
    const total = wanted.length;
    setProgress({ through: 0, total });
    rest(plan);
    const outcome = await generateMonth(account, wanted, (through) =>
      setProgress({ through, total }),
    ).finally(() => {
      setProgress(null);
      rest(null);
    });
    if (outcome === 'done') {
      const title = total === 1 ? '1 obrigação gerada!' : `${obligationsText(total)} geradas!`;
      toast({ kind: 'success', title, description: sendingText(connection.kind === 'online') });
      return;
    }
    toast({
      kind: 'error',
      title: 'Erro ao gerar o mês',
      description:
        outcome === 'storage_full'
          ? 'Não há espaço livre neste aparelho. Libere espaço e tente de novo: o que já foi gerado fica.'
          : 'Tente de novo: o que já foi gerado fica, e só o que falta é criado.',
    });
  };
  return { progress, generate };
}

/** Two months before, the one that is looked at, and the next. */
export const monthsAround = (competence: Competence): Competence[] =>
  [-2, -1, 0, 1].map((step) => addMonths(`${competence}-01`, step).slice(0, 7));
