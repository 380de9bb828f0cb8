import { Box, chakra } from '@chakra-ui/react';
import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { pageWithin } from '#data/live/page.ts';
import type { FoundTasks } from '#data/tasks/find-tasks.ts';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { OlderMark } from '#records/older/older-mark.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { inListOrder } from './list-order.ts';
import { type TaskBoardView, TaskDate, TaskStatusPill, TaskTies } from './task-parts.tsx';
import { TaskSteps } from './task-steps.tsx';

type Shown = { task: ShownTask; view: TaskBoardView };

export function TasksTable({ found, view }: { found: FoundTasks; view: TaskBoardView }) {
  const [page, setPage] = useState(0);
  const shown = pageWithin(inListOrder(found), { page, pageSize: PAGE_SIZE });
  return (
    <>
      <DataTable
        label="Tarefas"
        columns={columns(view)}
        rows={shown.rows}
        rowKey={({ id }) => id}
        card={(task) => <ListCard task={task} view={view} />}
      />
      <Pager page={shown.page} total={shown.total} onPage={setPage} />
    </>
  );
}

function columns(view: TaskBoardView): Column<ShownTask>[] {
  return [
    { id: 'title', header: 'Tarefa', kind: 'name', cell: (task) => <TaskName task={task} view={view} /> },
    { id: 'client', header: 'Cliente', cell: ({ client_name }) => client_name ?? '-' },
    { id: 'assignee', header: 'Responsável', cell: ({ assignee_name }) => assignee_name ?? '-' },
    { id: 'date', header: 'Data', cell: (task) => <DateCell task={task} view={view} /> },
    { id: 'status', header: 'Status', cell: ({ status }) => <TaskStatusPill status={status} /> },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (task) => <TaskActions task={task} view={view} />,
    },
  ];
}

function TaskName({ task, view }: Shown) {
  return (
    <>
      <RowName name={task.title} state={view.state(task)} />
      <OlderMark entity="tasks" updatedAt={task.updated_at} />
      <Box fontWeight="normal" display="grid" justifyItems="start">
        <TaskTies task={task} />
      </Box>
      <Box fontWeight="normal">
        <TaskSteps task={task} onTick={view.onTick} />
      </Box>
    </>
  );
}

const DateCell = ({ task, view: { today } }: Shown) =>
  task.due_date === null ? '-' : <TaskDate {...{ task, today }} />;

function TaskActions({ task, view }: Shown) {
  const isDone = task.status === 'completed';
  const Icon = isDone ? RotateCcw : Check;
  return (
    <>
      <Button
        size="sm"
        variant="ghostBrand"
        onClick={() => view.onMove(task, isDone ? 'pending' : 'completed')}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {isDone ? 'Reabrir' : 'Concluir'}
        <chakra.span srOnly>{task.title}</chakra.span>
      </Button>
      <RowActions name={task.title} onEdit={() => view.onEdit(task)} onRemove={() => view.onRemove(task)} />
    </>
  );
}

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
});

/** A row below 768 px. */
function ListCard({ task, view }: Shown) {
  return (
    <>
      <Line>
        <Box fontSize="md" fontWeight="semibold" lineHeight="1.25" minWidth="0">
          <TaskName task={task} view={view} />
        </Box>
        <TaskStatusPill status={task.status} />
      </Line>
      <Line color="fg.muted" mt="1">
        <Box minWidth="0">{task.client_name ?? task.assignee_name ?? ''}</Box>
        <TaskDate task={task} today={view.today} />
      </Line>
      <Box display="flex" justifyContent="flex-end" mb="-2" me="-2">
        <TaskActions task={task} view={view} />
      </Box>
    </>
  );
}
