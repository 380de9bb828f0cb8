import { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

/** `rowHeight`: what a row is taken for until it was measured, and `listTop`: where the list begins on the page, both in px. */
type Shape = { count: number; rowHeight: number; listTop: number };

/** Rows drawn beyond either edge, so that a quick finger meets no gap. */
const OVERSCAN = 12;

/**
 * Which rows of a long list are in sight of the page. `redraw` is called when others are: at once while somebody scrolls, or a gap
 * would be seen. A file of its own: no first list needs it, of which only so much is drawn as a screen shows.
 */
export function openRowWindow(redraw: () => void) {
  let isMeasuring = false;
  const sized = (shape: Shape): ConstructorParameters<typeof Virtualizer<Window, Element>>[0] => ({
    count: shape.count,
    estimateSize: () => shape.rowHeight,
    scrollMargin: shape.listTop,
    // A list that is not laid out (a hidden tab) measures 0, and would make room for all of its rows at once.
    measureElement: (element) => element.getBoundingClientRect().height || shape.rowHeight,
    overscan: OVERSCAN,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    onChange: (_virtualizer, isScrolling) => {
      // React measures while it draws, and cannot begin another drawing within that.
      if (isScrolling && !isMeasuring) flushSync(redraw);
      else redraw();
    },
  });
  const virtualizer = new Virtualizer<Window, Element>(sized({ count: 0, rowHeight: 1, listTop: 0 }));
  return {
    /** What to draw of a list of this shape. */
    rowsOf(shape: Shape) {
      virtualizer.setOptions(sized(shape));
      const shown = virtualizer.getVirtualItems();
      const first = shown[0]?.start ?? shape.listTop;
      const last = shown.at(-1)?.end ?? shape.listTop;
      return {
        items: shown.map((item) => item.index),
        before: first - shape.listTop,
        after: virtualizer.getTotalSize() - (last - shape.listTop),
      };
    },
    measure(element: Element | null): void {
      isMeasuring = true;
      try {
        virtualizer.measureElement(element);
      } finally {
        isMeasuring = false;
      }
    },
    /** Returns how to end it. */
    begin: () => virtualizer._didMount(),
    /** To be called after each drawing. */
    follow: () => virtualizer._willUpdate(),
  };
}
