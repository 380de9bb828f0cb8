import { useRecordStates } from '#data/live/record-states.ts';
import type { TaskBoardView } from './task-parts.tsx';
import { useChangeTask } from './use-save-task.ts';

/** What is seen of each task, and done with it where it is shown. */
export function useTaskActions(given: Pick<TaskBoardView, 'today' | 'onEdit' | 'onRemove'>): TaskBoardView {
  const states = useRecordStates('tasks');
  const change = useChangeTask();
  return {
    ...given,
    state: ({ id }) => states.get(id),
    onMove: ({ id }, status) => void change(id, { status }),
    onTick: ({ id, checklist }, index) => {
      const ticked = checklist.map((step, at) => (at === index ? { ...step, done: !step.done } : step));
      void change(id, { checklist: ticked }, { isQuiet: true });
    },
  };
}
