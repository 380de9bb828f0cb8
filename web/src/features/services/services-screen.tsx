import { formatPrice, type Row } from '@portal/domain';
import { listServices } from '#data/repositories/services.ts';
import { isPulled } from '#data/first-pull.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { Card } from '#ui/card.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { StatusPill } from '#ui/status-pill.tsx';

type Service = Row<'services'>;

const columns: readonly Column<Service>[] = [
  { id: 'name', header: 'Nome', kind: 'name', cell: (service) => service.name },
  { id: 'description', header: 'Descrição', cell: (service) => service.description ?? '-' },
  { id: 'price', header: 'Preço', kind: 'number', cell: (service) => formatPrice(service.price_cents) },
  {
    id: 'status',
    header: 'Status',
    cell: ({ is_active }) => (
      <StatusPill kind={is_active ? 'ativo' : 'inativo'} text={is_active ? 'Ativo' : 'Inativo'} />
    ),
  },
];

export function ServicesScreen() {
  return (
    <>
      <PageHeading title="Serviços" description="O que o escritório oferece aos clientes." />
      <Card padding="none" bg={{ mdDown: 'transparent' }} borderWidth={{ base: '0', md: '1px' }}>
        <Services />
      </Card>
    </>
  );
}

function Services() {
  const services = useLocalQuery(listServices, []);
  const pulled = useLocalQuery((db) => isPulled(db, ['services']), []);
  switch (services.kind) {
    case 'loading':
      return <SkeletonRows rows={5} />;
    case 'error':
      return (
        <ErrorState
          title="Não deu para carregar os serviços"
          text="O que já estava no aparelho continua aqui."
          onRetry={services.retry}
        />
      );
    case 'ready':
      if (services.value.length === 0) {
        if (pulled.kind !== 'ready' || !pulled.value) return <SkeletonRows rows={5} />;
        return (
          <EmptyState
            illustration="services"
            title="Nenhum serviço cadastrado"
            text="Os serviços do escritório e seus preços aparecem aqui."
          />
        );
      }
      return (
        <DataTable
          label="Serviços"
          columns={columns}
          rows={services.value}
          rowKey={(service) => service.id}
        />
      );
  }
}
