import Dexie, { type Collection, type Table } from 'dexie';

/** What an index of several parts has under its first ones, in the order of those that follow. */
export const startingWith = <T, K, I>(
  table: Table<T, K, I>,
  index: string,
  ...first: readonly string[]
): Collection<T, K, I> => table.where(index).between([...first, Dexie.minKey], [...first, Dexie.maxKey]);
