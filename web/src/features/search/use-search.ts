import { useEffect, useRef, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { Search, SearchAnswer } from '#data/search/open-search.ts';

export type SearchState = {
  /** The last answer; its query may be a letter behind what is typed. null before the first, and for no query. */
  answer: SearchAnswer | null;
  isBroken: boolean;
  /** Starts it where it has not been started, or broke: somebody waits for it. */
  begin: () => void;
  ask: (query: string) => void;
  /** Nobody asks it anything any more, for now. */
  leave: () => void;
};

/** The search of the person who is signed in. It starts when the page is calm, and ends with the panel. */
export function useSearch(whenCalm: (run: () => void) => () => void): SearchState {
  const { uid, tenant_id } = useLocalAccount();
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [isBroken, setBroken] = useState(false);
  const asked = useRef('');
  const isWaitedFor = useRef(false);
  const search = useRef<Search | null>(null);
  const begin = useRef<() => void>(() => undefined);

  useEffect(() => {
    const isOver = new AbortController();
    let isStarting = false;
    const askAgain = () => {
      if (asked.current !== '') search.current?.ask(asked.current);
    };
    const fail = () => {
      isStarting = false;
      search.current?.end();
      search.current = null;
      setBroken(true);
    };
    begin.current = () => {
      if (isStarting || search.current !== null) return;
      isStarting = true;
      setBroken(false);
      import('#data/search/open-search.ts').then(({ openSearch }) => {
        if (isOver.signal.aborted) return;
        isStarting = false;
        const listeners = { onAnswer: setAnswer, onChanged: askAgain, onFailure: fail };
        search.current = openSearch({ uid, tenant_id }, listeners);
        search.current.hurry(isWaitedFor.current);
        askAgain();
      }, fail);
    };
    const cancel = whenCalm(() => begin.current());
    return () => {
      isOver.abort();
      cancel();
      search.current?.end();
      search.current = null;
    };
  }, [uid, tenant_id, whenCalm]);

  const hurry = (isNow: boolean) => {
    isWaitedFor.current = isNow;
    search.current?.hurry(isNow);
  };
  const ask = (query: string) => {
    asked.current = query.trim();
    if (asked.current === '') setAnswer(null);
    else search.current?.ask(asked.current);
  };
  return {
    answer,
    isBroken,
    begin: () => {
      hurry(true);
      begin.current();
    },
    ask,
    leave: () => {
      hurry(false);
      ask('');
    },
  };
}
