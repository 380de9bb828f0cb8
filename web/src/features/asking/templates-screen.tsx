import { chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { listTemplates, removeTemplate } from '#data/asks/templates.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { BackLink } from '#ui/display/back-link.tsx';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { askManyPath } from './ask-many-path.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { documentsText, monthsText, regimesText } from './template-words.ts';

type Template = Row<'request_templates'>;

/** 'Modelos de pedido': what the firm asks again and again, and the way to ask many at once. */
export function TemplatesScreen() {
  const templates = useLocalQuery(listTemplates, []);
  const isPulled = useIsPulled('request_templates');
  const editing = useEditing<Template>();
  const [removing, setRemoving] = useState<Template | null>(null);
  const remove = useRemoveTemplate();
  return (
    <>
      <BackLink to={paths.admin.documents}>Documentos</BackLink>
      <ListScreen
        title="Modelos de pedido"
        description="O que o escritório pede sempre: de quem, em que meses e até quando."
        action={{ label: 'Novo modelo', icon: Plus, onPress: editing.create }}
        otherActions={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.admin.askMany}>
              <Users size={16} strokeWidth={1.75} aria-hidden />
              Pedir a vários
            </Link>
          </Button>
        }
        query={templates}
        isPulled={isPulled}
        errorTitle="Não deu para carregar os modelos"
        isEmpty={(found) => found.length === 0}
        empty={{
          illustration: 'documents',
          title: 'Nenhum modelo de pedido',
          text: 'Crie um com os documentos de todo mês e peça a todos os clientes de uma vez.',
        }}
      >
        {(found) => <TemplatesTable templates={found} onEdit={editing.open} onRemove={setRemoving} />}
      </ListScreen>
      <TemplateDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        template={editing.item}
        onClose={editing.close}
      />
      <RemoveDialog
        item={removing}
        nameOf={({ title }) => title}
        onRemove={remove}
        onClose={() => setRemoving(null)}
      >
        O modelo sai da lista de todos. O que já foi pedido continua.
      </RemoveDialog>
    </>
  );
}

type TemplatesTableProps = {
  templates: readonly Template[];
  onEdit: (template: Template) => void;
  onRemove: (template: Template) => void;
};

function TemplatesTable({ templates, onEdit, onRemove }: TemplatesTableProps) {
  const states = useRecordStates('request_templates');
  const columns: Column<Template>[] = [
    {
      id: 'title',
      header: 'Modelo',
      kind: 'name',
      cell: ({ id, title }) => <RowName name={title} state={states.get(id)} />,
    },
    { id: 'items', header: 'Documentos', cell: ({ items }) => documentsText(items.length) },
    { id: 'regimes', header: 'Regimes', cell: regimesText },
    { id: 'months', header: 'Quando', cell: monthsText },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (template) => (
        <>
          <Button asChild size="sm" variant="ghostBrand">
            <Link to={askManyPath(template.id)}>
              Pedir
              <chakra.span srOnly> {template.title}</chakra.span>
            </Link>
          </Button>
          <RowActions
            name={template.title}
            onEdit={() => onEdit(template)}
            onRemove={() => onRemove(template)}
          />
        </>
      ),
    },
  ];
  return (
    <ListFrame>
      <DataTable
        label="Modelos de pedido"
        columns={columns}
        rows={templates}
        rowKey={(template) => template.id}
      />
    </ListFrame>
  );
}

const TITLES = { done: 'Modelo removido!', failed: 'Erro ao remover modelo', left: 'record' } as const;

function useRemoveTemplate() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async ({ id }: Template) => void (await tell(removeTemplate(account, id), TITLES));
}
