import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefCallback, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { WINDOWED_PAST } from './windowed-past.ts';

interface WindowedRows<Anchor> {
  /** Goes on the element that holds the rows. */
  readonly anchor: RefObject<Anchor | null>;
  /** The rows to draw. */
  readonly items: readonly number[];
  /** Room for those that are not drawn, in px. */
  readonly before: number;
  readonly after: number;
  /** Goes on each row, with its number in data-index. */
  readonly measure: RefCallback<Element>;
}

/** Short lists are drawn whole, so that the browser's own search and printing reach every row. */
export function useWindowedRows<Anchor extends HTMLElement>(
  count: number,
  rowHeight: number,
): WindowedRows<Anchor> {
  const anchor = useRef<Anchor>(null);
  const isWindowed = count > WINDOWED_PAST;
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = anchor.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, [isWindowed]);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isWindowed,
    estimateSize: () => rowHeight,
    // A list that is not laid out (a hidden tab) measures 0, and would make room for all of its rows at once.
    measureElement: (element) => element.getBoundingClientRect().height || rowHeight,
    overscan: 12,
    scrollMargin,
  });
  if (!isWindowed) {
    return {
      anchor,
      items: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      measure: ignore,
    };
  }
  const shown = virtualizer.getVirtualItems();
  const first = shown[0]?.start ?? scrollMargin;
  const last = shown.at(-1)?.end ?? scrollMargin;
  return {
    anchor,
    items: shown.map((item) => item.index),
    before: first - scrollMargin,
    after: virtualizer.getTotalSize() - (last - scrollMargin),
    measure: virtualizer.measureElement,
  };
}

const ignore = () => undefined;
