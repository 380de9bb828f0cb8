import { Box, chakra } from '@chakra-ui/react';
import { dayWords, type Row } from '@portal/domain';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { DueObligation, DueTask } from '#data/obligations/office-month.ts';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { Card } from '#ui/display/card.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { firstName } from './first-name.ts';
import type { OfficeDay } from './office-days.ts';
import type { Work } from './use-office-calendar.ts';

type OfficeDayPanelProps = {
  day: OfficeDay<DueTask>;
  work: Work;
  staff: readonly Row<'people'>[];
};

/** The day that is opened: how far each obligation is, and its tasks. */
export function OfficeDayPanel({ day, work, staff }: OfficeDayPanelProps) {
  const due = work.obligations.filter(({ due_date }) => due_date === day.date);
  const nameOf = (uid: string | null) => {
    const person = staff.find(({ id }) => id === uid);
    return person === undefined ? 'sem responsável' : firstName(person.full_name);
  };
  return (
    <Card as="section" aria-label={dayWords(day.date)} padding="none">
      <Box px="4" py="3.5">
        <chakra.h2 textStyle="cardTitle">{dayWords(day.date)}</chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          {dayInWords(due, day)}
        </chakra.p>
      </Box>
      {due.length > 0 && (
        <Box borderTopWidth="1px" borderColor="border">
          <DataTable
            label={`Obrigações de ${dayWords(day.date)}`}
            columns={columns(day.date, nameOf)}
            rows={groupsOf(due)}
            rowKey={({ name }) => name}
          />
        </Box>
      )}
      {day.tasks.length > 0 && (
        <Tasks aria-label="Tarefas">
          {day.tasks.map(({ id, title, status, assigned_to }) => (
            <li key={id}>
              <Link to={`${paths.admin.tasks}?abrir=${id}`}>{title}</Link>
              <chakra.span color="fg.muted">
                {TASK_STATUS_LABELS[status]}, {nameOf(assigned_to)}
              </chakra.span>
            </li>
          ))}
        </Tasks>
      )}
    </Card>
  );
}

function dayInWords(due: readonly DueObligation[], { holiday, tasks }: OfficeDay<DueTask>): string {
  const clients = new Set(due.map(({ client_id }) => client_id)).size;
  const obligations =
    due.length === 0
      ? 'Nada vence.'
      : `${due.length === 1 ? '1 obrigação' : `${due.length} obrigações`} de ${clients === 1 ? '1 cliente' : `${clients} clientes`}.`;
  const work = tasks.length === 0 ? '' : tasks.length === 1 ? ' 1 tarefa.' : ` ${tasks.length} tarefas.`;
  return `${holiday === null ? '' : `${holiday}, feriado. `}${obligations}${work}`;
}

type Group = { name: string; due: DueObligation[] };

/** By name, the most frequent first. */
function groupsOf(due: readonly DueObligation[]): Group[] {
  const groups = new Map<string, DueObligation[]>();
  for (const obligation of due) {
    const ofName = groups.get(obligation.name);
    if (ofName === undefined) groups.set(obligation.name, [obligation]);
    else ofName.push(obligation);
  }
  return [...groups].map(([name, rows]) => ({ name, due: rows })).sort((a, b) => b.due.length - a.due.length);
}

const doneOf = ({ due }: Group) => due.filter(({ status }) => status === 'completed').length;

function columns(date: string, nameOf: (uid: string | null) => string): Column<Group>[] {
  return [
    { id: 'name', header: 'Obrigação', kind: 'name', cell: ({ name }) => name },
    {
      id: 'clients',
      header: 'Clientes',
      cell: ({ due }) => new Set(due.map(({ client_id }) => client_id)).size,
    },
    { id: 'done', header: 'Concluídas', cell: (group) => <Progress group={group} /> },
    { id: 'responsible', header: 'Responsável', cell: ({ due }) => responsibleInWords(due, nameOf) },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: ({ name }) => (
        <OpenList to={`${paths.admin.obligations}?dia=${date}`}>
          Abrir lista
          <chakra.span srOnly>{` de ${name}`}</chakra.span>
        </OpenList>
      ),
    },
  ];
}

const Progress = ({ group }: { group: Group }) => (
  <Box display="flex" alignItems="center" gap="2.5">
    <Box width="64px">
      <ProgressBar percent={(doneOf(group) / group.due.length) * 100} label={`${group.name}, concluídas`} />
    </Box>
    {doneOf(group)} de {group.due.length}
  </Box>
);

/** 'Rafael 9, Helena 6' */
function responsibleInWords(due: readonly DueObligation[], nameOf: (uid: string | null) => string): string {
  const counts = new Map<string | null, number>();
  for (const { responsible } of due) counts.set(responsible, (counts.get(responsible) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([uid, count]) => `${nameOf(uid)} ${count}`)
    .join(', ');
}

const OpenList = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    px: '2.5',
    fontWeight: 'semibold',
    color: 'brand.fg',
  },
});

const Tasks = chakra('ul', {
  base: {
    listStyle: 'none',
    borderTopWidth: '1px',
    borderColor: 'border',
    px: '4',
    py: '2',
    '& li': { display: 'flex', flexWrap: 'wrap', columnGap: '3', py: '1.5' },
    '& a': { fontWeight: 'semibold', color: 'brand.fg' },
  },
});
