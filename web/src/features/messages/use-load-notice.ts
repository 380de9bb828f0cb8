import { useEffect } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import type { ThreadQuery } from './use-thread.ts';

/** What did not come: the conversation as a whole, or the messages of one that has not reached this device. */
export const LOAD_FAILURES = {
  error: 'Erro ao carregar conversa',
  not_here: 'Erro ao carregar mensagens',
};

/** Says so once, and takes it back when the conversation is there or left. */
export function useLoadNotice(kind: ThreadQuery['kind']): void {
  const title = kind === 'error' || kind === 'not_here' ? LOAD_FAILURES[kind] : undefined;
  useEffect(() => (title === undefined ? undefined : toast({ kind: 'error', title })), [title]);
}
