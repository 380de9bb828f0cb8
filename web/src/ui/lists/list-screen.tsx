import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { type EmptyIllustration, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates, type ListStatesProps } from './list-states.tsx';

type Heading = Pick<ComponentProps<typeof PageHeading>, 'title' | 'description' | 'variant'>;
type List<T> = Pick<ListStatesProps<T>, 'query' | 'errorTitle' | 'isPulled' | 'rows' | 'children'>;

export type ListScreenProps<T> = Heading &
  List<T> & {
    /** What makes a new one: the screen's solid button, and the way on where the list is empty. */
    action?: { label: string; icon: LucideIcon; onPress: () => void };
    /** Buttons before it. */
    otherActions?: ReactNode;
    /** Between the heading and the list. */
    notice?: ReactNode;
    /** Whether there is nothing, as opposed to nothing found. */
    isEmpty: (value: T) => boolean;
    /** What is shown then; with another way on than `action` where one fits better. */
    empty: { illustration: EmptyIllustration; title: string; text: string; action?: ReactNode };
    /** Puts the list beside something else. */
    layout?: (list: ReactNode) => ReactNode;
  };

/** A screen of a list: what it is called, what one does there, and the list in its four states. */
export function ListScreen<T>({ title, description, variant, action, ...props }: ListScreenProps<T>) {
  const { otherActions, notice, empty, layout = asItIs, ...list } = props;
  return (
    <>
      <PageHeading
        {...{ title, description }}
        {...(variant && { variant })}
        actions={
          (action ?? otherActions) === undefined ? undefined : (
            <>
              {otherActions}
              {action && (
                <Button size="sm" onClick={action.onPress}>
                  <action.icon size={16} strokeWidth={1.75} aria-hidden />
                  {action.label}
                </Button>
              )}
            </>
          )
        }
      />
      {notice}
      {layout(
        <ListStates
          {...list}
          empty={
            <EmptyState
              action={
                action && (
                  <Button variant="outline" onClick={action.onPress}>
                    {action.label}
                  </Button>
                )
              }
              {...empty}
            />
          }
        />,
      )}
    </>
  );
}

const asItIs = (list: ReactNode) => list;
