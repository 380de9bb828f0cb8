import { createElement } from 'react';
import { ScreenError } from '#app/frame/app-error-screen.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { type LazyComponent, useLazyComponent } from '#ui/lazy/lazy-component.ts';

type LazyPanelProps<Id> = { panel: LazyComponent<{ clientId: Id }>; clientId: Id };

/** A part of a client's pages whose code comes by itself. */
export function LazyPanel<Id>({ panel, clientId }: LazyPanelProps<Id>) {
  const { component, failure } = useLazyComponent(panel);
  if (failure !== null) return <ScreenError />;
  return component === null ? <Spinner size={32} /> : createElement(component, { clientId });
}
