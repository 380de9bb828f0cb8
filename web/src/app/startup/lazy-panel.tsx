import { type ComponentType, createElement } from 'react';
import { ScreenError } from '#app/frame/app-error-screen.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { type LazyCode, useLazyCode } from '#ui/lazy/lazy-code.ts';

type LazyPanelProps<Id> = { panel: LazyCode<ComponentType<{ clientId: Id }>>; clientId: Id };

/** A part of a client's pages whose code comes by itself. */
export function LazyPanel<Id>({ panel, clientId }: LazyPanelProps<Id>) {
  const { code: component, failure } = useLazyCode(panel);
  if (failure !== null) return <ScreenError />;
  return component === null ? <Spinner size={32} /> : createElement(component, { clientId });
}
