import {
  type RefCallback,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { lazyCode, useLazyCode } from '#ui/lazy/lazy-code.ts';
import { useIsPainted } from '#ui/lazy/use-is-painted.ts';
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

const rowWindow = lazyCode(
  () => import('./row-window.ts'),
  (module) => module.openRowWindow,
);

/** What a long list needs past its first rows: so that it is there without a connection too. */
export const loadRowWindow = () => rowWindow.load();

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
  const isPainted = useIsPainted();
  const isLong = count > WINDOWED_PAST;
  const { code: openRowWindow, failure } = useLazyCode(isLong && isPainted ? rowWindow : null);
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0);
  const inSight = useMemo(() => openRowWindow?.(redraw) ?? null, [openRowWindow]);
  const [listTop, setListTop] = useState(0);
  useLayoutEffect(() => {
    if (inSight === null) return;
    const top = anchor.current?.getBoundingClientRect().top ?? 0;
    setListTop(top + window.scrollY);
    return inSight.begin();
  }, [inSight]);
  useLayoutEffect(() => inSight?.follow());
  if (inSight !== null) {
    return { anchor, ...inSight.rowsOf({ count, rowHeight, listTop }), measure: inSight.measure };
  }
  // Nothing of the first frame is measured: each height asked for would lay the page out once more. Where the code for a long
  // list cannot be had, a slow one is better than a part of it.
  const isWhole = isPainted && (!isLong || failure !== null);
  const drawn = isWhole ? count : Math.min(count, Math.max(1, FIRST_ROWS - rowsAbove));
  return {
    anchor,
    items: Array.from({ length: drawn }, (_, index) => index),
    before: 0,
    after: (count - drawn) * rowHeight,
    measure: ignore,
  };
}

const ignore = () => undefined;
