import { useLocalQuery } from '#data/use-local-query.ts';
import { readOutbox } from './read-outbox.ts';

export function useOutbox() {
  return useLocalQuery(readOutbox, []);
}
