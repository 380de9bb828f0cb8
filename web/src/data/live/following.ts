import { liveQuery } from 'dexie';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { LocalRead } from './local-read.ts';
import { prefetchedAnswer } from './prefetch.ts';

/** One question, however many parts of a screen show its answer: as React follows what is outside of it. */
export type Following<T> = {
  subscribe: (onAnswer: () => void) => () => void;
  /** The last answer; undefined until there is one. */
  current: () => T | undefined;
};

const followings = new WeakMap<PortalDatabase, Map<string, Following<unknown>>>();

/** The same one for the same question, as long as anybody follows it. */
export function followingOf<T>(db: PortalDatabase, question: LocalRead<T>): Following<T> {
  const known = followings.get(db) ?? new Map<string, Following<unknown>>();
  followings.set(db, known);
  // The name says which question it answers, and so of which type it is.
  const found = known.get(question.name) as Following<T> | undefined;
  if (found !== undefined) return found;
  const following = follow(db, question, () => {
    if (known.get(question.name) === following) known.delete(question.name);
  });
  known.set(question.name, following);
  return following;
}

function follow<T>(db: PortalDatabase, question: LocalRead<T>, forget: () => void): Following<T> {
  const listeners = new Set<() => void>();
  let last = prefetchedAnswer(db, question);
  let watching: { unsubscribe: () => void } | null = null;
  // A failing database is told by the lists: thrown here it would take the screen away, and what is being typed on it.
  const read = async () => question.read(db).catch(() => undefined);
  const tell = (answer: T | undefined) => {
    last = answer;
    for (const listener of [...listeners]) listener();
  };
  return {
    current: () => last,
    subscribe(onAnswer) {
      const listener = () => onAnswer();
      listeners.add(listener);
      watching ??= liveQuery(read).subscribe(tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        watching?.unsubscribe();
        watching = null;
        forget();
      };
    },
  };
}
