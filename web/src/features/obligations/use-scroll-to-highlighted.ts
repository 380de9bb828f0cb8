import { type RefObject, useEffect, useRef } from 'react';

/** Brings the marked row of a list into view once it is there. */
export function useScrollToHighlighted(isThere: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) frame.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  return frame;
}
