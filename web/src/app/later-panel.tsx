import { createElement } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { ScreenError } from './app-error-screen.tsx';
import { type Late, useLate } from './late.ts';

type LaterPanelProps<Id> = { panel: Late<{ clientId: Id }>; clientId: Id };

/** A part of a client's pages whose code comes by itself. */
export function LaterPanel<Id>({ panel, clientId }: LaterPanelProps<Id>) {
  const { component, failure } = useLate(panel);
  if (failure !== null) return <ScreenError />;
  return component === null ? <Spinner size={32} /> : createElement(component, { clientId });
}
