import type { Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { notesAbout, removeNote } from '#data/notes/notes.ts';
import { useCreateAsked } from '#records/use-create-asked.ts';
import { useOpenAsked } from '#records/use-open-asked.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { OlderRows } from '#records/older/older-rows.tsx';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { NotesTable } from './notes-table.tsx';

type Note = Row<'notes'>;

type NotesScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All notes of the firm, or those about one client. */
export function NotesScreen({ clientId }: NotesScreenProps) {
  const ofClient = clientId ?? null;
  const notes = useLocalRead(notesAbout(ofClient));
  const isPulled = useIsPulled('notes');
  const clients = useClientChoices();
  const editing = useEditing<Note>();
  const [removing, setRemoving] = useState<Note | null>(null);
  const remove = useRemoveNote();
  useOpenAsked('notes', editing.open);
  useCreateAsked(editing.create);
  return (
    <>
      <ListScreen
        variant={ofClient === null ? 'admin' : 'section'}
        title="Notas Internas"
        description="Só a equipe do escritório vê."
        action={{ label: 'Nova Nota', icon: Plus, onPress: editing.create }}
        query={notes}
        isPulled={isPulled}
        errorTitle="Não deu para carregar as notas"
        isEmpty={(found) => found.length === 0}
        empty={{
          illustration: 'notes',
          title: 'Nenhuma nota cadastrada',
          text: 'O que a equipe anota sobre clientes e rotinas aparece aqui.',
        }}
      >
        {(found) => (
          <NotesTable
            notes={found}
            clients={ofClient === null ? clients : []}
            onEdit={editing.open}
            onRemove={setRemoving}
          />
        )}
      </ListScreen>
      <OlderRows key={ofClient} entity="notes" clientId={ofClient} />
      <NoteDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        note={editing.item}
        {...{ clients, clientId }}
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

const TITLES = {
  done: 'Nota removida com sucesso!',
  failed: 'Erro ao remover nota',
  left: 'record',
} as const;

function useRemoveNote() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async ({ id }: Note) => void (await tell(removeNote(account, id), TITLES));
}
