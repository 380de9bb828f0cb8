import { chakra } from '@chakra-ui/react';
import { formatInstantDate, matchesSearch, type Row } from '@portal/domain';
import { useDeferredValue, useState } from 'react';
import type { ClientChoice } from '#data/clients/client-choices.ts';
import { pageWithin } from '#data/live/page.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { OlderMark } from '#records/older/older-mark.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { FilterBar, ListFrame } from '#ui/lists/list-frame.tsx';
import { NothingFound } from '#ui/lists/nothing-found.tsx';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';

type Note = Row<'notes'>;
type Actions = { onEdit: (note: Note) => void; onRemove: (note: Note) => void };

type NotesTableProps = {
  notes: readonly Note[];
  /** To name those that the notes are about; none on a page of one client. */
  clients: readonly ClientChoice[];
} & Actions;

/** Notes found by their words, newest first. */
export function NotesTable({ notes, clients, ...actions }: NotesTableProps) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const states = useRecordStates('notes');
  const asked = useDeferredValue(query);
  const names = new Map(clients.map(({ value, label }) => [value, label]));
  const nameOf = (note: Note) => (note.client_id === null ? null : (names.get(note.client_id) ?? null));
  const found = notes.filter((note) =>
    matchesSearch(asked, [note.title, note.content, note.category, nameOf(note)]),
  );
  const shown = pageWithin(found, { page, pageSize: PAGE_SIZE });
  return (
    <ListFrame>
      <FilterBar>
        <SearchField placeholder="Buscar nota" value={query} onChange={setQuery} />
      </FilterBar>
      {found.length === 0 ? (
        <NothingFound title="Nenhuma nota encontrada" onAll={() => setQuery('')} />
      ) : (
        <DataTable
          label="Notas Internas"
          columns={columns(states, nameOf, actions)}
          rows={shown.rows}
          rowKey={(note) => note.id}
        />
      )}
      <Pager page={shown.page} total={shown.total} onPage={setPage} />
    </ListFrame>
  );
}

function columns(
  states: ReturnType<typeof useRecordStates>,
  clientOf: (note: Note) => string | null,
  { onEdit, onRemove }: Actions,
): Column<Note>[] {
  return [
    {
      id: 'title',
      header: 'Título',
      kind: 'name',
      cell: (note) => (
        <>
          <RowName name={note.title} state={states.get(note.id)} />
          <OlderMark entity="notes" updatedAt={note.updated_at} />
          {clientOf(note) !== null && (
            <chakra.div textStyle="meta" color="fg.muted" fontWeight="normal">
              {clientOf(note)}
            </chakra.div>
          )}
        </>
      ),
    },
    {
      id: 'category',
      header: 'Categoria',
      cell: ({ category }) => (category === null ? '-' : <Badge>{category}</Badge>),
    },
    {
      id: 'content',
      header: 'Conteúdo',
      cell: ({ content }) => (
        <chakra.span lineClamp={2} whiteSpace="pre-line">
          {content}
        </chakra.span>
      ),
    },
    { id: 'date', header: 'Data', cell: ({ created_at }) => formatInstantDate(created_at) },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (note) => (
        <RowActions name={note.title} onEdit={() => onEdit(note)} onRemove={() => onRemove(note)} />
      ),
    },
  ];
}

const Badge = chakra('span', {
  base: {
    px: '2',
    py: '2px',
    borderRadius: 'sm',
    bg: 'bg.muted',
    color: 'fg.muted',
    textStyle: 'meta',
    fontWeight: 'medium',
  },
});
