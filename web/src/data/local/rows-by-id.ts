/** The rows of these ids that are on the device, in one read; an id may come several times, or be none. */
export async function rowsById<R extends { id: string }>(
  table: { bulkGet: (ids: string[]) => PromiseLike<(R | undefined)[]> },
  ids: Iterable<string | null>,
): Promise<ReadonlyMap<string, R>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const found = wanted.length === 0 ? [] : await table.bulkGet(wanted);
  return new Map(found.flatMap((row) => (row === undefined ? [] : [[row.id, row]])));
}
