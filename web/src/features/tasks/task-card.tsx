import { Box, chakra } from '@chakra-ui/react';
import { TASK_STATUSES, type TaskStatus } from '@portal/domain';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import type { MenuItem } from '#ui/menus/menu-props.ts';
import { Assignee, type TaskBoardView, TaskDate, TaskTies } from './task-parts.tsx';
import { TaskSteps } from './task-steps.tsx';

type TaskCardProps = {
  task: ShownTask;
  view: TaskBoardView;
  /** It was moved here by hand: the focus comes with it. */
  takesFocus: boolean;
  onFocusTaken: () => void;
};

/** A task on the board. Shift and an arrow key move it one column; so does its menu, and dragging it. */
export function TaskCard({ task, view, takesFocus, onFocusTaken }: TaskCardProps) {
  const title = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus();
    onFocusTaken();
  }, [takesFocus, onFocusTaken]);
  const state = view.state(task);
  const moveByKey = (event: KeyboardEvent) => {
    const status = statusBeside(task.status, event);
    if (status === null) return;
    event.preventDefault();
    view.onMove(task, status);
  };
  return (
    <Frame>
      <Box display="flex" alignItems="flex-start" gap="1">
        <Title
          ref={title}
          type="button"
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onClick={() => view.onEdit(task)}
          onKeyDown={moveByKey}
        >
          {task.title}
        </Title>
        <Box mt="-1.5" me="-2">
          <Menu
            trigger={
              <IconButton label={`Ações de ${task.title}`}>
                <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            }
            items={menuItems(task, view)}
          />
        </Box>
      </Box>
      {task.client_name !== null && (
        <Box textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {task.client_name}
        </Box>
      )}
      <Box display="grid" justifyItems="start">
        <TaskTies task={task} />
      </Box>
      <TaskSteps task={task} onTick={view.onTick} />
      <Foot>
        <TaskDate task={task} today={view.today} />
        {state !== undefined && state.kind !== 'sent' && <SyncMark state={state.kind} size="sm" />}
        {task.assignee_name !== null && (
          <Box ms="auto">
            <Assignee name={task.assignee_name} />
          </Box>
        )}
      </Foot>
    </Frame>
  );
}

function statusBeside(status: TaskStatus, { key, shiftKey }: KeyboardEvent): TaskStatus | null {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (!shiftKey || step === 0) return null;
  return TASK_STATUSES[TASK_STATUSES.indexOf(status) + step] ?? null;
}

function menuItems(task: ShownTask, view: TaskBoardView): MenuItem[] {
  const moves = TASK_STATUSES.filter((status) => status !== task.status).map((status): MenuItem => ({
    kind: 'action',
    id: status,
    label: `Mover para ${TASK_STATUS_LABELS[status]}`,
    onSelect: () => view.onMove(task, status),
  }));
  return [
    ...moves,
    { kind: 'separator', id: 'line' },
    { kind: 'action', id: 'edit', label: 'Editar', onSelect: () => view.onEdit(task) },
    { kind: 'action', id: 'remove', label: 'Remover', tone: 'danger', onSelect: () => view.onRemove(task) },
  ];
}

const Frame = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    px: '3',
    py: '2.5',
    textStyle: 'dense',
    'li[draggable=true] &': { md: { cursor: 'grab' } },
  },
});

const Title = chakra('button', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '24px',
    textAlign: 'start',
    fontWeight: 'semibold',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    mt: '1.5',
    textStyle: 'meta',
    color: 'fg.muted',
    '&:empty': { display: 'none' },
  },
});
