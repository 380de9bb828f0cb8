import { Box, chakra } from '@chakra-ui/react';
import { type CalendarDate, formatCalendarDate, initials, isTaskLate, type TaskStatus } from '@portal/domain';
import { CalendarCheck, CalendarDays, Inbox, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { TASK_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';

/** What a card or a row of a task shows and offers beside its own fields. */
export type TaskBoardView = {
  today: CalendarDate;
  state: (task: ShownTask) => RecordState | undefined;
  onMove: (task: ShownTask, status: TaskStatus) => void;
  onTick: (task: ShownTask, index: number) => void;
  onEdit: (task: ShownTask) => void;
  onRemove: (task: ShownTask) => void;
};

export function TaskStatusPill({ status }: { status: TaskStatus }) {
  return <StatusPill kind={TASK_STATUS_LOOKS[status]} text={TASK_STATUS_LABELS[status]} />;
}

/** The day, and in words too where it has passed. */
export function TaskDate({ task, today }: { task: ShownTask; today: CalendarDate }) {
  if (task.due_date === null) return null;
  const isLate = isTaskLate(task, today);
  const Icon = isLate ? TriangleAlert : CalendarDays;
  return (
    <Mark color={isLate ? 'status.atrasada.fg' : undefined} fontWeight={isLate ? 'semibold' : undefined}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {isLate && <chakra.span srOnly>Atrasada, </chakra.span>}
      <time dateTime={task.due_date}>{formatCalendarDate(task.due_date)}</time>
    </Mark>
  );
}

/** What a task is about: each a way there. */
export function TaskTies({ task: { obligation, request_id, request_service } }: { task: ShownTask }) {
  return (
    <>
      {obligation !== null && (
        <Tie
          Icon={CalendarCheck}
          to={`${paths.admin.obligations}?cliente=${obligation.client_id}&dia=${obligation.due_date}`}
          kind="Obrigação"
          name={obligation.name}
        />
      )}
      {request_id !== null && (
        <Tie
          Icon={Inbox}
          to={`${paths.admin.requests}/${request_id}`}
          kind="Solicitação"
          name={request_service ?? 'Ver solicitação'}
        />
      )}
    </>
  );
}

function Tie({ Icon, to, kind, name }: { Icon: LucideIcon; to: string; kind: string; name: string }) {
  return (
    <TieLink to={to}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      <chakra.span srOnly>{kind}: </chakra.span>
      <Box as="span" truncate>
        {name}
      </Box>
    </TieLink>
  );
}

/** Who does it: two letters where there is little room, the whole name for those who ask. */
export function Assignee({ name }: { name: string }) {
  return (
    <Letters title={name}>
      <span aria-hidden>{initials(name)}</span>
      <chakra.span srOnly>Responsável: {name}</chakra.span>
    </Letters>
  );
}

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { flexShrink: '0' },
  },
});

const TieLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '24px',
    maxWidth: 'full',
    textStyle: 'meta',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'brand.border',
    '& svg': { flexShrink: '0' },
  },
});

const Letters = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '26px',
    borderRadius: '3px 10px 3px 3px',
    bg: { base: 'tinta.100', _dark: 'brand.muted' },
    color: { base: 'tinta.800', _dark: 'tinta.100' },
    fontSize: 'xs',
    fontWeight: 'strong',
    lineHeight: '1',
  },
});
