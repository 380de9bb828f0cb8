import { type RefObject, useLayoutEffect, useRef } from 'react';
import { stickyTop } from '#ui/lists/sticky-top.ts';

/**
 * Goes on what stays above the screen. Its height, the connection's bar included where there is one, is where heads of
 * tables stick, and how far from the edge the browser scrolls to what is asked for.
 */
export function useTopHeight<Top extends HTMLElement>(): RefObject<Top | null> {
  const top = useRef<Top>(null);
  useLayoutEffect(() => {
    const element = top.current;
    const { style } = document.documentElement;
    if (element === null) return;
    // It is told once as it begins, before the frame is drawn: asked here, the browser would lay the page out twice.
    const observer = new ResizeObserver(() => {
      style.scrollPaddingTop = `${element.offsetHeight}px`;
      stickyTop.become(element.offsetHeight);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
      stickyTop.become(0);
    };
  }, []);
  return top;
}
