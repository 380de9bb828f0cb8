import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type Begun, beginningRead } from '#data/figures/beginning.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { useMay } from '#session/account/use-may.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { isDescribed } from './is-described.ts';
import { StillComing, Welcome } from './welcome.tsx';
import { WorkingDay } from './working-day.tsx';

const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps-card.tsx')).FirstStepsCard,
}));

/** The day of who is at work; of a firm without any work, how it begins. */
export function DashboardScreen() {
  const query = useLocalRead(beginningRead);
  const maySetUp = useMay('edit', 'firm_settings');
  const firm = useKeptFirm();
  const isSaid = firm === null || isDescribed(firm);
  // What is there is shown, whatever could not be asked.
  if (query.kind === 'error') return <WorkingDay first={null} />;
  const { isEmpty, begun, isHidden } = query.kind === 'ready' ? query.value : UNREAD;
  if (isEmpty === false) {
    const isAsked = maySetUp && !isHidden && (!isSaid || Object.values(begun ?? {}).includes(false));
    return <WorkingDay first={isAsked && begun !== null && <Steps begun={begun} mayHide />} />;
  }
  if (isEmpty === null || begun === null) {
    return (
      <>
        <Welcome />
        {query.kind === 'ready' && <StillComing />}
        <Card padding="none">
          <SkeletonRows rows={5} />
        </Card>
      </>
    );
  }
  return maySetUp ? (
    <>
      <Welcome description="O escritório ainda está vazio. É por aqui que ele começa." />
      <Steps begun={begun} mayHide={false} />
    </>
  ) : (
    <>
      <Welcome />
      <Card padding="none">
        <EmptyState
          illustration="horizon"
          title="O dia começa aqui"
          text="Quando houver clientes e obrigações, o que espera por você aparece nesta tela."
          action={
            <Button asChild variant="outline">
              <Link to={paths.admin.clients}>Ver clientes</Link>
            </Button>
          }
        />
      </Card>
    </>
  );
}

const UNREAD = { isEmpty: null, begun: null, isHidden: false };

type StepsProps = { readonly begun: Begun; readonly mayHide: boolean };

/** Code of its own: of all the days a firm has it is for the first ones. */
function Steps(props: StepsProps) {
  const meanwhile = (
    <Card padding="none">
      <SkeletonRows rows={5} />
    </Card>
  );
  return (
    <Suspense fallback={meanwhile}>
      <FirstStepsCard {...props} />
    </Suspense>
  );
}
