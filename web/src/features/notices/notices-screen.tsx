import { chakra } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { type LocalQuery, useLocalRead } from '#data/live/use-local-query.ts';
import { markNoticesRead, type Notice, type NoticePage, noticesOf } from '#data/notices/notices.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { NoticeLine } from './notice-line.tsx';

const PAGE = 50;

type NoticesScreenProps = {
  readonly variant: 'portal' | 'admin';
  /** Where what is told of is chosen: a link, or the choices themselves. */
  readonly preferences: ReactNode;
};

/** 'Avisos': what happened, the newest first, with a way to each thing. */
export function NoticesScreen({ variant, preferences }: NoticesScreenProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [limit, setLimit] = useState(PAGE);
  const query = useLocalRead(noticesOf(account.uid, limit));
  const unread = query.kind === 'ready' ? query.value.unread : [];
  const markAll = async () => {
    const result = await markNoticesRead(account, unread);
    if (result?.ok === false) await tell(Promise.resolve(result), FAILED);
  };
  return (
    <>
      <PageHeading
        variant={variant}
        title="Avisos"
        {...(unread.length > 0 && {
          actions: (
            <Button variant="ghost" size="sm" onClick={() => void markAll()}>
              <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
              Marcar como lidos
            </Button>
          ),
        })}
      />
      <Card padding="none">
        <Content query={query} onMore={() => setLimit(limit + PAGE)} />
      </Card>
      <chakra.div mt="5">{preferences}</chakra.div>
    </>
  );
}

const FAILED = { done: '', failed: 'Não deu para marcar como lidos', left: 'record' } as const;

type ContentProps = {
  readonly query: LocalQuery<NoticePage>;
  readonly onMore: () => void;
};

function Content({ query, onMore }: ContentProps) {
  if (query.kind === 'error')
    return (
      <ErrorState
        title="Não deu para ler os avisos"
        text="Eles continuam guardados neste aparelho."
        onRetry={query.retry}
      />
    );
  if (query.kind === 'loading') return <SkeletonRows rows={4} />;
  const { unread, read, hasMore, isPulled } = query.value;
  if (unread.length + read.length === 0)
    return isPulled ? (
      <EmptyState
        illustration="messages"
        title="Nada novo"
        text="Guias, pedidos e respostas aparecem aqui."
      />
    ) : (
      <SkeletonRows rows={4} />
    );
  return (
    <>
      <Group id="novos" title="Novos" notices={unread} />
      <Group id="antes" title="Antes" notices={read} />
      <ShowMore onMore={hasMore ? onMore : null} isBusy={false} />
    </>
  );
}

type GroupProps = { readonly id: string; readonly title: string; readonly notices: readonly Notice[] };

function Group({ id, title, notices }: GroupProps) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={`avisos-${id}`}>
      <GroupTitle id={`avisos-${id}`}>{title}</GroupTitle>
      <chakra.ul listStyle="none" aria-labelledby={`avisos-${id}`}>
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} />
        ))}
      </chakra.ul>
    </section>
  );
}

const GroupTitle = chakra('h2', {
  base: { textStyle: 'meta', fontWeight: 'semibold', color: 'fg.muted', bg: 'bg.subtle', px: '4', py: '2' },
});
