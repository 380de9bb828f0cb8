import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '#ui/lazy/after-paint.ts';
import { WINDOWED_PAST } from './windowed-past.ts';

type WindowedRows<Anchor> = {
  /** Goes on the element that holds the rows. */
  readonly anchor: RefObject<Anchor | null>;
  /** The rows to draw. */
  readonly items: readonly number[];
  /** Room for those that are not drawn, in px. */
  readonly before: number;
  readonly after: number;
  /** Goes on each row, with its number in data-index. */
  readonly measure: RefCallback<Element>;
};

/** About as many as a screen shows under its heading: the first frame waits for these alone. */
const FIRST_ROWS = 6;
/** Rows drawn beyond either edge, so that a quick finger meets no gap. */
const OVERSCAN = 12;

/**
 * Short lists are drawn whole, so that the browser's own search and printing reach every row. A list that appears
 * is drawn as far as the screen reaches, and the rest follows when that has been painted. `rowsAbove`: what another list
 * shows above this one, on the same screen.
 */
export function useWindowedRows<Anchor extends HTMLElement>(
  count: number,
  rowHeight: number,
  rowsAbove = 0,
): WindowedRows<Anchor> {
  const anchor = useRef<Anchor>(null);
  const isWindowed = count > WINDOWED_PAST;
  const [isWhole, setIsWhole] = useState(false);
  useLayoutEffect(() => afterPaint(() => startTransition(() => setIsWhole(true))), []);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isMeasured = isWindowed && isWhole;
  useLayoutEffect(() => {
    if (!isMeasured) return;
    const top = anchor.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, [isMeasured]);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isMeasured,
    estimateSize: () => rowHeight,
    // A list that is not laid out (a hidden tab) measures 0, and would make room for all of its rows at once.
    measureElement: (element) => element.getBoundingClientRect().height || rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
  });
  // Nothing of the first frame is measured: each height asked for would lay the page out once more.
  if (!isMeasured) {
    const drawn = isWhole ? count : Math.min(count, Math.max(1, FIRST_ROWS - rowsAbove));
    return {
      anchor,
      items: Array.from({ length: drawn }, (_, index) => index),
      before: 0,
      after: (count - drawn) * rowHeight,
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
