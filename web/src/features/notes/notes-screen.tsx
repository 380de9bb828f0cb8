import { chakra } from '@chakra-ui/react';
import { formatInstantDate, matchesSearch, type Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { listClientChoices } from '#data/clients/client-choices.ts';
import { useConnection } from '#data/live/connection.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { pageWithin } from '#data/live/page-within.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { listNotes, removeNote } from '#data/notes/notes.ts';
import { writeNotice } from '#records/labels/write-labels.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { Button } from '#ui/button.tsx';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { type Column, DataTable } from '#ui/lists/data-table.tsx';
import { FilterBar, ListFrame } from '#ui/lists/list-frame.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { useAskedId, useOpenAsked } from '#ui/lists/use-open-asked.ts';
import { NoteDialog } from './note-dialog.tsx';

type Note = Row<'notes'>;
type Actions = { onEdit: (note: Note) => void; onRemove: (note: Note) => void };

type NotesScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All notes of the firm, or those about one client. */
export function NotesScreen({ clientId }: NotesScreenProps) {
  const ofClient = clientId ?? null;
  const notes = useLocalQuery((db) => listNotes(db, ofClient), [ofClient]);
  const pulled = useLocalQuery((db) => isPulled(db, ['notes']), []);
  const choices = useLocalQuery(listClientChoices, []);
  const clients = choices.kind === 'ready' ? choices.value : [];
  const editing = useEditing<Note>();
  const [removing, setRemoving] = useState<Note | null>(null);
  const remove = useRemoveNote();
  const create = () => editing.open(null);
  const askedId = useAskedId();
  const all = notes.kind === 'ready' ? notes.value : [];
  useOpenAsked(
    all.find(({ id }) => id === askedId),
    editing.open,
  );
  return (
    <>
      <PageHeading
        variant={ofClient === null ? 'admin' : 'section'}
        title="Notas Internas"
        description="Só a equipe do escritório vê."
        actions={
          <Button size="sm" onClick={create}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Nova Nota
          </Button>
        }
      />
      <ListStates
        query={notes}
        errorTitle="Não deu para carregar as notas"
        isEmpty={(found) => found.length === 0}
        isPulled={pulled.kind === 'ready' && pulled.value}
        empty={
          <EmptyState
            illustration="notes"
            title="Nenhuma nota cadastrada"
            text="O que a equipe anota sobre clientes e rotinas aparece aqui."
            action={
              <Button variant="outline" onClick={create}>
                Nova Nota
              </Button>
            }
          />
        }
      >
        {(found) => (
          <NotesTable
            notes={found}
            clients={ofClient === null ? clients : []}
            onEdit={editing.open}
            onRemove={setRemoving}
          />
        )}
      </ListStates>
      <NoteDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        note={editing.item}
        clients={clients}
        clientId={clientId}
        onClose={editing.close}
      />
      <RemoveDialog
        item={removing}
        nameOf={({ title }) => title}
        onRemove={remove}
        onClose={() => setRemoving(null)}
      >
        A nota some para toda a equipe e não volta.
      </RemoveDialog>
    </>
  );
}

type NotesTableProps = { notes: readonly Note[]; clients: readonly SelectOption[] } & Actions;

function NotesTable({ notes, clients, ...actions }: NotesTableProps) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const states = useRecordStates('notes');
  const asked = useDeferredValue(query);
  const names = new Map(clients.map(({ value, label }) => [value, label]));
  const nameOf = (note: Note) => (note.client_id === null ? null : (names.get(note.client_id) ?? null));
  const found = notes.filter((note) =>
    matchesSearch(asked, [note.title, note.content, note.category, nameOf(note)]),
  );
  const shown = pageWithin(found, page, PAGE_SIZE);
  return (
    <ListFrame>
      <FilterBar>
        <SearchField placeholder="Buscar nota" value={query} onChange={setQuery} />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState illustration="search" title="Nenhuma nota encontrada" text="Confira a busca." />
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

function useRemoveNote() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  return async ({ id }: Note) => {
    const titles = { done: 'Nota removida com sucesso!', failed: 'Erro ao remover nota' };
    toast(writeNotice(await removeNote(account, id), titles, connection.kind === 'online'));
  };
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
