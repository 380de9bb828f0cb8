import {
  defaultRangeExtractor,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { WINDOWED_PAST } from '#ui/lists/windowed-past.ts';
import { estimateRowHeight } from './row-height.ts';
import type { ThreadRow } from './thread-rows.ts';

/** Nearer to the end than this somebody is at it: a bubble's time may be out of sight. */
const AT_END_PX = 48;
/** Older ones are read in before somebody is at the first one. */
const ROWS_AHEAD = 12;

type ThreadScrollOptions = {
  rows: readonly ThreadRow[];
  /** Of the newest own message: a person who sends looks at what was sent. */
  ownId: string | undefined;
  hasOlder: boolean;
  showOlder: () => void;
};

/** Keeps the newest message in view for the person who is at the end, and everybody else where they are. */
export function useThreadScroll({ rows, ownId, hasOlder, showOlder }: ThreadScrollOptions) {
  const area = useRef<HTMLDivElement>(null);
  const getItemKey = useCallback((index: number) => rows[index]?.message.id ?? index, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: (index) => {
      const row = rows[index];
      return row === undefined ? 0 : estimateRowHeight(row, area.current?.clientWidth ?? 0);
    },
    getItemKey,
    // Not rounded, as by default: a thousand half pixels would be under the last bubble.
    measureElement: (element, entry) =>
      entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height,
    overscan: 12,
    // Short threads are drawn whole, so that the browser's own search reaches every message.
    rangeExtractor: (range) =>
      range.count <= WINDOWED_PAST
        ? Array.from({ length: range.count }, (_, index) => index)
        : defaultRangeExtractor(range),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END_PX,
  });
  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAboveView;
  }, [virtualizer]);
  const isAtEnd = virtualizer.isAtEnd();
  const toEnd = () => virtualizer.scrollToEnd();

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer, ownId]);
  useEndAfterResize(virtualizer.scrollRect?.height, isAtEnd, toEnd);

  const items = virtualizer.getVirtualItems();
  const isNearStart = hasOlder && (virtualizer.range?.startIndex ?? ROWS_AHEAD) < ROWS_AHEAD;
  useEffect(() => {
    if (isNearStart) showOlder();
  }, [isNearStart, rows.length, showOlder]);

  return {
    area,
    items: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    isAtEnd,
    toEnd,
  };
}

/**
 * A row above the view that turns out higher or lower must not move what is read. By default one that was measured
 * before may, while somebody scrolls up: the first of a page, which loses its day to an older one.
 */
function isAboveView(
  row: VirtualItem,
  _delta: number,
  { scrollOffset, itemSizeCache }: Virtualizer<HTMLDivElement, Element>,
): boolean {
  const isKnown = itemSizeCache.has(row.key);
  return (isKnown ? row.end : row.start) <= (scrollOffset ?? 0);
}

/** A field that grows, or a keyboard that opens, must not push the newest message out of sight. */
function useEndAfterResize(height: number | undefined, isAtEnd: boolean, toEnd: () => void): void {
  const before = useRef({ height, isAtEnd });
  useLayoutEffect(() => {
    const { current } = before;
    before.current = { height, isAtEnd };
    if (current.height !== height && current.isAtEnd) toEnd();
  });
}
