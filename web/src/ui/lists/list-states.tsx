import type { ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';

type Query<T> = { kind: 'loading' } | { kind: 'error'; retry: () => void } | { kind: 'ready'; value: T };

export type ListStatesProps<T> = {
  readonly query: Query<T>;
  /** 'Não deu para carregar os clientes' */
  readonly errorTitle: string;
  readonly rows?: number;
  /** Says whether there is nothing, as opposed to nothing found. */
  readonly isEmpty: (value: T) => boolean;
  /** False while the first pull has not come: nothing on the device says nothing yet about the firm. */
  readonly isPulled?: boolean;
  /** Stands in a card already: the states bring none. */
  readonly isFramed?: boolean;
  readonly empty: ReactNode;
  readonly children: (value: T) => ReactNode;
};

/** The four states of a list: loading, error with another try, empty, content. */
export function ListStates<T>({
  query,
  isPulled = true,
  isFramed = false,
  rows = 6,
  ...texts
}: ListStatesProps<T>) {
  const InCard = isFramed ? Bare : Framed;
  switch (query.kind) {
    case 'loading':
      return <InCard content={<SkeletonRows rows={rows} />} />;
    case 'error':
      return (
        <InCard
          content={
            <ErrorState
              title={texts.errorTitle}
              text="O que já estava no aparelho continua aqui."
              onRetry={query.retry}
            />
          }
        />
      );
    case 'ready':
      if (!texts.isEmpty(query.value)) return texts.children(query.value);
      return <InCard content={isPulled ? texts.empty : <SkeletonRows rows={rows} />} />;
  }
}

type Content = { content: ReactNode };
const Framed = ({ content }: Content) => <Card padding="none">{content}</Card>;
const Bare = ({ content }: Content) => content;
