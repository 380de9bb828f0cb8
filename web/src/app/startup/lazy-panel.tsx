import { createElement } from 'react';
import { ScreenError } from '#app/frame/app-error-screen.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { type Late, useLate } from './lazy-component.ts';

type LaterPanelProps<Id> = { panel: Late<{ clientId: Id }>; clientId: Id };

/** A part of a client's pages whose code comes by itself. */
export function LaterPanel<Id>({ panel, clientId }: LaterPanelProps<Id>) {
  const { component, failure } = useLate(panel);
  if (failure !== null) return <ScreenError />;
  return component === null ? <Spinner size={32} /> : createElement(component, { clientId });
}
