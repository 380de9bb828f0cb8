import { liveQuery } from 'dexie';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { LocalRead } from './local-read.ts';
import { prefetchedAnswer } from './prefetch.ts';

/** One question, however many parts of a screen show its answer: as React follows what is outside of it. */
export type Following<T> = {
  subscribe: (onAnswer: () => void) => () => void;
  /** The last answer; undefined until there is one. */
  current: () => T | undefined;
};

/** By name. */
type Followings = Map<string, Following<unknown>>;
const followings = new WeakMap<PortalDatabase, Followings>();

/** The same one for the same question, as long as anybody follows it. */
export function followingOf<T>(db: PortalDatabase, question: LocalRead<T>): Following<T> {
  const known = followings.get(db) ?? new Map<string, Following<unknown>>();
  followings.set(db, known);
  // The name says which question it answers, and so of which type it is.
  const found = known.get(question.name) as Following<T> | undefined;
  if (found !== undefined) return found;
  const following = follow(db, question, known);
  known.set(question.name, following);
  return following;
}

function follow<T>(db: PortalDatabase, question: LocalRead<T>, known: Followings): Following<T> {
  const { name } = question;
  const listeners = new Set<() => void>();
  let last = prefetchedAnswer(db, question);
  let watching: { unsubscribe: () => void } | null = null;
  // A failing database is told by the lists: thrown here it would take the screen away, and what is being typed on it.
  const read = async () => question.read(db).catch(() => undefined);
  const tell = (answer: T | undefined) => {
    // Something of what was read has changed, and not the answer: nothing is drawn again.
    if (sameValue(answer, last)) return;
    last = answer;
    for (const listener of [...listeners]) listener();
  };
  const following: Following<T> = {
    current: () => last,
    subscribe(onAnswer) {
      // A screen may leave in the moment in which the next one comes.
      if (!known.has(name)) known.set(name, following);
      const listener = () => onAnswer();
      listeners.add(listener);
      watching ??= liveQuery(read).subscribe(tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        watching?.unsubscribe();
        watching = null;
        if (known.get(name) === following) known.delete(name);
      };
    },
  };
  return following;
}
