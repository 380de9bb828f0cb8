import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { PORTAL_PARAMS } from '#config/portal-params.ts';
import { readDraft } from '#data/drafts/drafts.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { BackLink } from '../back-link.tsx';
import { RequestForm } from './request-form.tsx';
import { useOfferedServices } from './use-offered-services.ts';
import { usePortalLink } from '../use-portal-link.ts';

/** 'Nova Solicitação': what is written is kept on the device until it is sent. */
export function NewRequestScreen({ clientId }: { clientId: string }) {
  const linkTo = usePortalLink();
  return (
    <>
      <BackLink to={linkTo(paths.clientPortalRequests)} />
      <PageHeading variant="portal" title="Nova Solicitação" />
      <Card padding="portal" maxWidth="720px">
        <Content clientId={clientId} />
      </Card>
    </>
  );
}

function Content({ clientId }: { clientId: string }) {
  const [query] = useSearchParams();
  const asked = query.get(PORTAL_PARAMS.service);
  const services = useOfferedServices();
  const draft = useLocalQuery((db) => readDraft(db, { kind: 'request', subject_id: clientId }), [clientId]);
  if (services.kind === 'loading' || draft.kind === 'loading') return <SkeletonRows rows={2} />;
  if (services.kind === 'error' || draft.kind === 'error') {
    return (
      <ErrorState
        title="Não deu para abrir a solicitação"
        text="O que você já escreveu continua guardado aqui."
        onRetry={() => {
          if (services.kind === 'error') services.retry();
          if (draft.kind === 'error') draft.retry();
        }}
      />
    );
  }
  return (
    <RequestForm
      // A service named by the URL comes before the one of the draft.
      key={asked}
      clientId={clientId}
      services={services.value}
      draft={draft.value}
      initialServiceId={asked ?? draft.value.service_id}
    />
  );
}
