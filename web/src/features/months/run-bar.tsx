import { Box, chakra } from '@chakra-ui/react';
import { formatCount, formatMonth } from '@portal/domain';
import { CalendarCheck, CircleCheck } from 'lucide-react';
import type { MonthPlan } from '#data/months/read-month.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { RuleGroup } from './month-groups.ts';
import { obligationsText } from './month-words.ts';
import type { MonthRun } from './use-month.ts';

type RunBarProps = {
  plan: MonthPlan;
  groups: readonly RuleGroup[];
  chosen: readonly RuleGroup[];
  run: MonthRun;
};

/** How much is ready, what waits for somebody, and the button that makes it; then how far it is. */
export function RunBar({ plan, groups, chosen, run }: RunBarProps) {
  const ready = countOf(chosen);
  const left = countOf(groups) - ready;
  const month = formatMonth(`${plan.competence}-01`);
  if (run.progress !== null) {
    const { through, total } = run.progress;
    return (
      <Bar>
        <Box flex="1">
          <chakra.p role="status" mb="2" fontWeight="semibold">
            {formatCount(through)} de {obligationsText(total)} de {month}
          </chakra.p>
          <ProgressBar percent={(through / total) * 100} label={`Gerar ${month}`} />
        </Box>
      </Bar>
    );
  }
  if (countOf(groups) === 0) {
    return (
      <Bar>
        <Box display="flex" gap="2.5" alignItems="center" role="status">
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
          <span>
            <strong>Nada novo em {month}.</strong> {doneText(plan)}
          </span>
        </Box>
      </Bar>
    );
  }
  return (
    <Bar data-keep-clear>
      <Box flex="1 1 260px">
        <strong>
          {ready === 1 ? '1 pronta' : `${formatCount(ready)} prontas`}
          {left > 0 && `, ${formatCount(left)} fora desta vez`}.
        </strong>{' '}
        <chakra.span color="fg.muted">
          O que já existe não muda. Gerar de novo cria só o que falta.
        </chakra.span>
      </Box>
      <Button disabled={ready === 0} onClick={() => void run.generate(plan, chosen)}>
        <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
        Gerar {obligationsText(ready)}
      </Button>
    </Bar>
  );
}

const countOf = (groups: readonly RuleGroup[]) =>
  groups.reduce((sum, { created }) => sum + created.length, 0);

function doneText({ preview: { unchanged, moved } }: MonthPlan): string {
  const existing = unchanged.length + moved.length;
  if (existing === 0) return 'Nenhuma obrigação vence por esta competência.';
  return existing === 1 ? '1 obrigação já existe.' : `${obligationsText(existing)} já existem.`;
}

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '3.5',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'md',
    fontVariantNumeric: 'tabular-nums',
  },
});
