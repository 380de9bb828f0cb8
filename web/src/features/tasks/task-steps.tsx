import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { CheckBox } from '#ui/fields/check-box.tsx';

type TaskStepsProps = { task: ShownTask; onTick: (task: ShownTask, index: number) => void };

/** The steps, folded to a count; opened they are ticked where they are. */
export function TaskSteps({ task, onTick }: TaskStepsProps) {
  const { checklist, title } = task;
  if (checklist.length === 0) return null;
  const done = checklist.filter((step) => step.done).length;
  return (
    <chakra.details mt="1" css={{ '&[open] > summary > svg': { transform: 'rotate(90deg)' } }}>
      <Summary>
        <ChevronRight size={15} strokeWidth={1.75} aria-hidden />
        {done} de {checklist.length} {checklist.length === 1 ? 'passo' : 'passos'}
        <chakra.span srOnly> de {title}</chakra.span>
      </Summary>
      <chakra.ul listStyle="none" textStyle="dense">
        {checklist.map((step, index) => (
          <li key={index}>
            <CheckBox label={step.text} checked={step.done} onChange={() => onTick(task, index)} />
          </li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: '44px', md: '28px' },
    cursor: 'pointer',
    textStyle: 'meta',
    fontWeight: 'medium',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'control',
    _hover: { color: 'fg' },
    '&::-webkit-details-marker': { display: 'none' },
  },
});
