import type { EntityName, Row } from '@portal/domain';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { rowTable } from '#data/local/document-state-table.ts';

/** The search param with the id of the record that its list opens at once. */
const NAME = 'abrir';

/** Opens the record that the search params ask for once it is there, and takes it out of them: the way back is to the list. */
export function useOpenAsked<E extends EntityName>(entity: E, open: (row: Row<E>) => void): void {
  const [params, setParams] = useSearchParams();
  const id = params.get(NAME);
  const asked = valueOr(
    // A table holds the rows of its entity alone.
    useLocalQuery(
      async (db) => (id === null ? undefined : ((await rowTable(db, entity).get(id)) as Row<E> | undefined)),
      [id],
    ),
    undefined,
  );
  const isThere = asked !== undefined;
  const openOnce = useEffectEvent(() => {
    if (asked === undefined) return;
    const others = new URLSearchParams(location.search);
    others.delete(NAME);
    setParams(others, { replace: true, preventScrollReset: true });
    open(asked);
  });
  useEffect(() => {
    if (isThere) openOnce();
  }, [isThere]);
}
