import { chakra } from '@chakra-ui/react';
import { TASK_STATUSES, type TaskStatus } from '@portal/domain';
import { useCallback, useState } from 'react';
import type { FoundTasks } from '#data/tasks/find-tasks.ts';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { BoardColumn } from './board-column.tsx';
import type { TaskBoardView } from './task-parts.tsx';

type TasksBoardProps = {
  found: FoundTasks;
  /** The one column that is asked for; null: all of them. */
  status: TaskStatus | null;
  onStatus: (status: TaskStatus) => void;
  view: TaskBoardView;
};

const TABS_ID = 'colunas';

/** Three columns by status; on the phone one at a time. */
export function TasksBoard({ found, status, onStatus, view }: TasksBoardProps) {
  const isNarrow = useIsNarrow();
  const [dragged, setDragged] = useState<ShownTask | null>(null);
  const [moved, setMoved] = useState<{ id: string; status: TaskStatus } | null>(null);
  const forget = useCallback(() => setMoved(null), []);
  const move = (task: ShownTask, next: TaskStatus) => {
    if (task.status === next) return;
    setMoved({ id: task.id, status: next });
    view.onMove(task, next);
  };
  const column = (name: TaskStatus) => (
    <BoardColumn
      key={name}
      status={name}
      tasks={found[name]}
      hasMore={name === 'completed' && found.hasMoreCompleted}
      view={{ ...view, onMove: move }}
      movedId={moved?.status === name ? moved.id : null}
      onFocusTaken={forget}
      isTarget={dragged !== null && dragged.status !== name}
      onDrag={setDragged}
      onDrop={() => {
        if (dragged !== null) move(dragged, name);
        setDragged(null);
      }}
    />
  );
  if (isNarrow) {
    const shown = status ?? 'pending';
    return (
      <>
        <chakra.div mb="3">
          <Tabs
            id={TABS_ID}
            label="Colunas"
            variant="segment"
            items={TASK_STATUSES.map((value) => ({ value, label: TASK_STATUS_LABELS[value] }))}
            value={shown}
            onChange={onStatus}
          />
        </chakra.div>
        <TabPanel tabsId={TABS_ID} value={shown}>
          {column(shown)}
        </TabPanel>
      </>
    );
  }
  const columns = TASK_STATUSES.filter((name) => status === null || name === status);
  return (
    <Columns style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}>
      {columns.map(column)}
    </Columns>
  );
}

/** All as long as the longest: a card can be dropped beside any other. */
const Columns = chakra('div', { base: { display: 'grid', gap: '3.5' } });
