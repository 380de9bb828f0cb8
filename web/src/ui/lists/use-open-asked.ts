import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** In an address: the id of the record that its list opens at once. */
const NAME = 'abrir';

/** The id of the record that the address asks to open; null where it asks for none. */
export function useAskedId(): string | null {
  return useSearchParams()[0].get(NAME);
}

/** Opens the record that the address asks for once it is there, and takes it out of the address: the way back is to the list. */
export function useOpenAsked<T>(asked: T | null | undefined, open: (record: T) => void): void {
  const [, setParams] = useSearchParams();
  const isThere = asked !== null && asked !== undefined;
  const openOnce = useEffectEvent(() => {
    if (asked === null || asked === undefined) return;
    const params = new URLSearchParams(location.search);
    params.delete(NAME);
    setParams(params, { replace: true, preventScrollReset: true });
    open(asked);
  });
  useEffect(() => {
    if (isThere) openOnce();
  }, [isThere]);
}
