import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { LocalRead } from './local-read.ts';
import { prefetchedAnswer, keepAnswer } from './prefetch.ts';
import { beginScreenRead } from './screen-reads.ts';

/** A list or record from the local database in the states a screen must show. */
export type LocalQuery<T> =
  { kind: 'loading' } | { kind: 'error'; retry: () => void } | { kind: 'ready'; value: T };

/** What was read; `otherwise` while it is not there. */
export const valueOr = <T, U>(query: LocalQuery<T>, otherwise: U): T | U =>
  query.kind === 'ready' ? query.value : otherwise;

/**
 * Runs `query` on the local database and again whenever what it read changes, in this tab or another.
 * `deps` are the values the query closes over.
 */
export function useLocalQuery<T>(query: (db: PortalDatabase) => Promise<T>, deps: unknown[]): LocalQuery<T> {
  return useQueryState(query, deps, undefined);
}

/**
 * The same with a question that may have been asked ahead, or before: then it is answered from the first drawing on. Not asked yet
 * as long as `isAsked` is false: it is loading.
 */
export function useLocalRead<T>(question: LocalRead<T>, isAsked = true): LocalQuery<T> {
  const { db } = useLocalAccount();
  const leave = useRef(() => {});
  const read = async (from: PortalDatabase) => {
    if (!isAsked) return new Promise<never>(() => {});
    const value = await question.read(from);
    // Said here, where the question and its own answer are together.
    leave.current = () => keepAnswer(from, question, value);
    return value;
  };
  useEffect(() => () => leave.current(), []);
  return useQueryState(read, [question.name, isAsked], prefetchedAnswer(db, question));
}

/** What the start asked ahead for the first drawing alone; undefined where it did not, or was not answered. It follows nothing. */
export const usePrefetched = <T>(question: LocalRead<T>): T | undefined =>
  prefetchedAnswer(useLocalAccount().db, question);

/**
 * The same for a small question that a screen comes back for: it is asked while the screen is drawn with what it showed last,
 * and not only once it is on the screen, behind the questions of all that is in it. Once it is answered it is followed.
 */
export function useSmallRead<T>(question: LocalRead<T>): LocalQuery<T> {
  const { db } = useLocalAccount();
  const last = prefetchedAnswer(db, question);
  // A screen that shows nothing yet asks once, as every other.
  const isBack = last !== undefined;
  const [first] = useState(() => (isBack ? beginAsking(db, question) : null));
  const [asked, setAsked] = useState<{ name: string; answer: LocalQuery<T> } | null>(null);
  const { name } = question;
  const isAnswered = asked?.name === name;
  const query = useLocalRead(question, !isBack || isAnswered);
  const ask = useEffectEvent(() => (first?.name === name ? first : beginAsking(db, question)));
  useLayoutEffect(() => {
    if (!isBack) return;
    let isOver = false;
    const tell = (answer: LocalQuery<T>) => isOver || setAsked({ name, answer });
    ask().answer.then(
      (value) => tell({ kind: 'ready', value }),
      // The question that follows it says so.
      () => tell({ kind: 'loading' }),
    );
    return () => void (isOver = true);
  }, [db, name, isBack]);
  const isOfBefore = query.kind === 'ready' && query.value === last;
  return isOfBefore && isAnswered && asked.answer.kind === 'ready' ? asked.answer : query;
}

type Asking<T> = { name: string; answer: Promise<T> };

function beginAsking<T>(db: PortalDatabase, { name, read }: LocalRead<T>): Asking<T> {
  const answer = read(db);
  // A screen that was left before it was drawn hears of no failure.
  answer.catch(() => undefined);
  return { name, answer };
}

function useQueryState<T>(
  query: (db: PortalDatabase) => Promise<T>,
  deps: unknown[],
  ahead: T | undefined,
): LocalQuery<T> {
  const { db } = useLocalAccount();
  const [attempt, setAttempt] = useState(0);
  const state = useLiveQuery(
    async () =>
      query(db).then(
        (value) => ({ kind: 'ready', value }) as const,
        () => ({ kind: 'error' }) as const,
      ),
    [db, attempt, ...deps],
    ahead === undefined ? undefined : ({ kind: 'ready', value: ahead } as const),
  );
  const isShown = state !== undefined;
  // What follows the first screen waits for this answer to be drawn.
  useLayoutEffect(() => {
    const end = beginScreenRead();
    if (!isShown) return end;
    end();
    return undefined;
  }, [isShown]);
  if (state === undefined) return { kind: 'loading' };
  return state.kind === 'ready' ? state : { kind: 'error', retry: () => setAttempt((n) => n + 1) };
}
