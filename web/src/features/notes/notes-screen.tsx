import { chakra } from '@chakra-ui/react';
import { formatInstantDate, type Row } from '@portal/domain';
import { listNotes } from '#data/repositories/notes.ts';
import { isPulled } from '#data/first-pull.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { Card } from '#ui/card.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

type Note = Row<'notes'>;

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

const columns: readonly Column<Note>[] = [
  { id: 'title', header: 'Título', kind: 'name', cell: (note) => note.title },
  {
    id: 'category',
    header: 'Categoria',
    cell: ({ category }) => (category === null ? '-' : <Badge>{category}</Badge>),
  },
  {
    id: 'content',
    header: 'Conteúdo',
    cell: (note) => <chakra.span lineClamp={2}>{note.content}</chakra.span>,
  },
  { id: 'date', header: 'Data', cell: (note) => formatInstantDate(note.created_at) },
];

export function NotesScreen() {
  return (
    <>
      <PageHeading title="Notas Internas" description="Só a equipe do escritório vê." />
      <Card padding="none" bg={{ mdDown: 'transparent' }} borderWidth={{ base: '0', md: '1px' }}>
        <Notes />
      </Card>
    </>
  );
}

function Notes() {
  const notes = useLocalQuery(listNotes, []);
  const pulled = useLocalQuery((db) => isPulled(db, ['notes']), []);
  switch (notes.kind) {
    case 'loading':
      return <SkeletonRows rows={5} />;
    case 'error':
      return (
        <ErrorState
          title="Não deu para carregar as notas"
          text="O que já estava no aparelho continua aqui."
          onRetry={notes.retry}
        />
      );
    case 'ready':
      if (notes.value.length === 0) {
        if (pulled.kind !== 'ready' || !pulled.value) return <SkeletonRows rows={5} />;
        return (
          <EmptyState
            illustration="notes"
            title="Nenhuma nota cadastrada"
            text="O que a equipe anota sobre clientes e rotinas aparece aqui."
          />
        );
      }
      return (
        <DataTable label="Notas Internas" columns={columns} rows={notes.value} rowKey={(note) => note.id} />
      );
  }
}
