import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readAskableClients } from '#data/asks/askable-clients.ts';
import { listTemplates } from '#data/asks/templates.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { BackLink } from '#ui/display/back-link.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { AskManyForm } from './ask-many-form.tsx';
import { TEMPLATE_PARAM } from './ask-many-path.ts';

/** 'Pedir a vários clientes': the same of many, by a template or by hand. */
export function AskManyScreen() {
  const [params] = useSearchParams();
  const known = useLocalQuery(async (db) => {
    const [askable, templates] = await Promise.all([readAskableClients(db), listTemplates(db)]);
    return { ...askable, templates };
  }, []);
  const isPulled = useIsPulled('clients', 'thread_staff', 'request_templates', 'document_requests');
  return (
    <>
      <BackLink to={paths.admin.asks}>Modelos de pedido</BackLink>
      <PageHeading
        title="Pedir a vários clientes"
        description="Escolha o que pedir e a quem. Quem já tem o pedido não recebe outro."
      />
      <ListStates
        query={known}
        isPulled={isPulled}
        errorTitle="Não deu para carregar os clientes"
        isEmpty={({ clients }) => !isPulled || clients.length === 0}
        empty={
          <EmptyState
            illustration="clients"
            title="Nenhum cliente ativo"
            text="Os clientes ativos do escritório aparecem aqui para receber pedidos."
          />
        }
      >
        {(found) => <AskManyForm {...found} templateId={params.get(TEMPLATE_PARAM)} />}
      </ListStates>
    </>
  );
}
