/** Where a device says that it has had the fonts. */
export const FONTS_KEPT = 'site.fonts';
/** The class of a page that draws with them. */
export const WITH_FONTS = 'with-fonts';

const FONTS = ['1em Gabarito', '1em "Funnel Sans"'];

/** A shift below this is none, neither to the eye nor to the browser's own count. */
const UNSEEN_PX = 3;

/**
 * On a phone's first visit the text is read in a font of the device that takes the same room, and the firm's fonts
 * come once it has been painted: on a slow line they would hold it up. They are drawn with where no word in view moves
 * by it, and on every page from the next on from its first paint.
 */
export async function loadFonts(page: Document, storage: () => Pick<Storage, 'setItem'>): Promise<void> {
  // This page has drawn with them from the start: there is nothing to bring, and nothing to measure.
  if (page.documentElement.classList.contains(WITH_FONTS)) return;
  const faces = await Promise.all(FONTS.map((font) => page.fonts.load(font)));
  if (faces.some(({ length }) => length === 0)) return;
  drawUnlessMoving(page);
  try {
    storage().setItem(FONTS_KEPT, '1');
  } catch {
    // A browser that keeps nothing brings them after each first paint.
  }
}

/** Both layouts are made before the next frame: what is taken back was never seen. */
function drawUnlessMoving(page: Document): void {
  const before = placesOf(page.body);
  page.documentElement.classList.add(WITH_FONTS);
  const after = placesOf(page.body);
  const isMoved = before.some(({ left, top, bottom }, index) => {
    const now = after[index];
    const isInView = bottom > 0 && top < innerHeight;
    return isInView && now !== undefined && Math.hypot(now.left - left, now.top - top) >= UNSEEN_PX;
  });
  if (isMoved) page.documentElement.classList.remove(WITH_FONTS);
}

/** Where each element and each text begins, in the order of the page. */
function placesOf(root: Node): DOMRect[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const places: DOMRect[] = [];
  while (walker.nextNode() !== null) {
    range.selectNode(walker.currentNode);
    places.push(range.getClientRects()[0] ?? new DOMRect());
  }
  return places;
}
