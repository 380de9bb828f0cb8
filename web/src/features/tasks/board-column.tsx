import { chakra } from '@chakra-ui/react';
import type { TaskStatus } from '@portal/domain';
import { useId, useState } from 'react';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { TASK_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { Button } from '#ui/button.tsx';
import { StatusShape } from '#ui/drawings/status-shape.tsx';
import { useWindowedRows } from '#ui/lists/use-windowed-rows.ts';
import { TaskCard } from './task-card.tsx';
import type { TaskBoardView } from './task-parts.tsx';

type BoardColumnProps = {
  status: TaskStatus;
  tasks: readonly ShownTask[];
  /** There are more than are shown. */
  hasMore: boolean;
  view: TaskBoardView;
  /** The card that was just moved here. */
  movedId: string | null;
  onFocusTaken: () => void;
  /** A card of another column is being dragged. */
  isTarget: boolean;
  onDrag: (task: ShownTask | null) => void;
  onDrop: () => void;
};

/** Of what is done the latest are enough, until somebody wants them all. */
const MOST_COMPLETED = 5;

/** A card of four lines; the real height is measured once it is drawn. */
const CARD_HEIGHT = 124;
/** Padding of the row and not a margin, which would not be measured. */
const GAP = 8;

export function BoardColumn({ status, tasks, hasMore, view, isTarget, ...props }: BoardColumnProps) {
  const headingId = useId();
  const [isOver, setIsOver] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const shown = status === 'completed' && !isWhole ? Math.min(tasks.length, MOST_COMPLETED) : tasks.length;
  const { anchor, items, before, after, measure } = useWindowedRows<HTMLUListElement>(shown, CARD_HEIGHT);
  return (
    <Column
      aria-labelledby={headingId}
      data-over={(isTarget && isOver) || undefined}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault(); // says that it may be dropped here
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setIsOver(false);
        props.onDrop();
      }}
    >
      <Heading id={headingId}>
        <StatusShape kind={TASK_STATUS_LOOKS[status]} />
        {TASK_STATUS_LABELS[status]}
        <Count>
          {tasks.length}
          {hasMore && '+'}
        </Count>
      </Heading>
      {tasks.length === 0 && <Nothing>Nenhuma tarefa aqui.</Nothing>}
      <List ref={anchor} aria-labelledby={headingId} style={{ paddingTop: before, paddingBottom: after }}>
        {items.map((index) => {
          const task = tasks[index];
          if (task === undefined) return null;
          return (
            <li
              key={task.id}
              ref={measure}
              data-index={index}
              style={{ paddingBottom: GAP }}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', task.title); // without data some browsers do not drag
                props.onDrag(task);
              }}
              onDragEnd={() => props.onDrag(null)}
            >
              <TaskCard
                task={task}
                view={view}
                takesFocus={task.id === props.movedId}
                onFocusTaken={props.onFocusTaken}
              />
            </li>
          );
        })}
      </List>
      {shown < tasks.length && (
        <Button variant="ghost" size="sm" width="full" mb="2" onClick={() => setIsWhole(true)}>
          Mostrar as {tasks.length} concluídas
        </Button>
      )}
    </Column>
  );
}

const Column = chakra('section', {
  base: {
    bg: { md: 'bg.muted' },
    borderRadius: 'lg',
    p: { md: '2.5' },
    pb: { md: '0.5' },
    minWidth: '0',
    transition: 'background-color 120ms',
    outline: '2px solid transparent',
    outlineOffset: '-2px',
    '&[data-over]': { outlineColor: 'brand.focusRing' },
  },
});

const Heading = chakra('h2', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '2',
    px: '1',
    pb: '2.5',
    pt: '0.5',
    textStyle: 'boxTitle',
  },
});

const Count = chakra('span', {
  base: { ms: 'auto', textStyle: 'meta', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});

const Nothing = chakra('p', { base: { px: '1', pb: '2.5', textStyle: 'dense', color: 'fg.muted' } });

const List = chakra('ul', { base: { listStyle: 'none' } });
