import { useConnection } from '#data/live/connection.ts';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { type ConnectionView, connectionView } from './connection-view.ts';

export function useConnectionView(): ConnectionView {
  return connectionView(useConnection(), useIsOnline(), new Date());
}
