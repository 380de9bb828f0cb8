import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The search param that opens a list's form for something new. */
const NAME = 'criar';

/** The URL of a list with its form for something new open. */
export const createPath = (listPath: string) => `${listPath}?${NAME}=1`;

/** Opens the form that the search params ask for, and takes the question out of them: the way back is to the list. */
export function useCreateAsked(create: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(NAME) === '1';
  const createOnce = useEffectEvent(() => {
    const others = new URLSearchParams(location.search);
    others.delete(NAME);
    setParams(others, { replace: true, preventScrollReset: true });
    create();
  });
  useEffect(() => {
    if (isAsked) createOnce();
  }, [isAsked]);
}
