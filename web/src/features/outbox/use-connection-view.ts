import { useConnection } from '#data/connection.ts';
import { useIsOnline } from '#data/use-is-online.ts';
import { type ConnectionView, connectionView } from './connection-view.ts';

export function useConnectionView(): ConnectionView {
  return connectionView(useConnection(), useIsOnline(), new Date());
}
