import { chakra } from '@chakra-ui/react';
import { formatCalendarDate, formatInstantDate, type Row, rowsWithDay } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { removeDay } from '#data/months/change-law.ts';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { CALENDAR_LABELS } from '#records/labels/law-labels.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { EffectNote } from '../effect-note.tsx';
import { effectOf } from '../effect-of.ts';
import { SOMEBODY } from '../month-words.ts';
import { DayDialog } from './day-dialog.tsx';
import { placeText } from './day-form.ts';

type Day = Row<'firm_days'>;

const TITLES = { done: 'Feriado removido!', failed: 'Erro ao remover o feriado', left: 'record' } as const;

/** 'Feriados do escritório': the days on which states and cities do not work. */
export function DaysPanel({ office, mayEdit }: { office: OfficeLaw; mayEdit: boolean }) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const editing = useEditing<Day>();
  const [removing, setRemoving] = useState<Day | null>(null);
  const states = useRecordStates('firm_days');
  return (
    <>
      <Head>
        <p>
          Feriados nacionais já contam. Estes são os do estado e da cidade: mudam a data só das regras que
          contam feriados locais.
        </p>
        {mayEdit && (
          <Button size="sm" variant="outline" onClick={editing.create}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Novo feriado
          </Button>
        )}
      </Head>
      {office.days.length === 0 ? (
        <Card padding="none">
          <EmptyState
            illustration="horizon"
            title="Nenhum feriado do escritório"
            text="Os feriados das cidades e dos estados dos clientes aparecem aqui."
          />
        </Card>
      ) : (
        <ListFrame>
          <DataTable
            label="Feriados do escritório"
            columns={columns(
              office.people,
              states,
              mayEdit ? { onEdit: editing.open, onRemove: setRemoving } : null,
            )}
            rows={office.days}
            rowKey={({ id }) => id}
          />
        </ListFrame>
      )}
      {editing.isOpen && (
        <DayDialog key={editing.opening} office={office} day={editing.item} onClose={editing.close} />
      )}
      <RemoveDialog
        item={removing}
        nameOf={({ name }) => name}
        onRemove={async ({ id }) => void (await tell(removeDay(account, id), TITLES))}
        onClose={() => setRemoving(null)}
      >
        {removing && <RemovalEffect office={office} day={removing} />}
      </RemoveDialog>
    </>
  );
}

function RemovalEffect({ office, day: { id } }: { office: OfficeLaw; day: Day }) {
  const effect = useMemo(() => effectOf(office, rowsWithDay(office, id, null)), [office, id]);
  return <EffectNote effect={effect} names={office.names} />;
}

type Actions = { onEdit: (day: Day) => void; onRemove: (day: Day) => void };

function columns(
  people: OfficeLaw['people'],
  states: ReturnType<typeof useRecordStates>,
  actions: Actions | null,
): Column<Day>[] {
  const shown: Column<Day>[] = [
    {
      id: 'name',
      header: 'Nome',
      kind: 'name',
      cell: ({ id, name }) => <RowName name={name} state={states.get(id)} />,
    },
    { id: 'date', header: 'Data', cell: ({ date }) => formatCalendarDate(date) },
    { id: 'place', header: 'Onde', cell: placeText },
    { id: 'calendar', header: 'Fecha', cell: ({ calendar }) => CALENDAR_LABELS[calendar] },
    {
      id: 'by',
      header: 'Por',
      cell: ({ updated_by, updated_at }) =>
        `${people.get(updated_by) ?? SOMEBODY}, ${formatInstantDate(updated_at)}`,
    },
  ];
  if (actions === null) return shown;
  const { onEdit, onRemove } = actions;
  return [
    ...shown,
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (day) => <RowActions name={day.name} onEdit={() => onEdit(day)} onRemove={() => onRemove(day)} />,
    },
  ];
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mb: '3.5',
    '& p': { flex: '1 1 260px', maxWidth: 'prose', color: 'fg.muted' },
  },
});
