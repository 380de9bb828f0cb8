import type { EntityName } from '@portal/domain';
import type { ComponentProps } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useIsPulledFor } from '#data/live/use-is-pulled.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';

type Words = { title: string; text: string };

type NothingOfClientProps = Pick<
  ComponentProps<typeof EmptyState>,
  'illustration' | 'headingLevel' | 'action'
> & {
  /** null: of nobody there is nothing to come. */
  clientId: string | null;
  entity: EntityName;
  /** What is said once the device has had everything. */
  none: Words;
  /** What is said without a connection before that. */
  notHere: Words;
};

/** In place of one company's list without a row. Before everything has come down once, that says nothing: it is loading. */
export function NothingOfClient({ clientId, entity, none, notHere, ...look }: NothingOfClientProps) {
  const isPulled = useIsPulledFor(clientId, entity);
  const { connection } = useConnection();
  if (!isPulled && connection.kind === 'online') return <SkeletonRows rows={4} />;
  return <EmptyState {...look} {...(isPulled ? none : notHere)} />;
}
