import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Five lines of 24 px with the field's own frame: then it scrolls. */
const MOST_HEIGHT_PX = 140;

/** For a field that grows with its text. */
export function useFittingHeight(text: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null) return;
    current.style.height = 'auto';
    // The frame is not in scrollHeight.
    const frame = current.offsetHeight - current.clientHeight;
    const wanted = current.scrollHeight + frame;
    current.style.height = `${Math.min(wanted, MOST_HEIGHT_PX)}px`;
    current.style.overflowY = wanted > MOST_HEIGHT_PX ? 'auto' : 'hidden';
  }, [text]);
  return field;
}
