import { fitTexts, UNSEEN_PX } from './fit-texts.ts';

/** Where a device says that it has had the fonts. */
export const FONTS_KEPT = 'site.fonts';
/** The class of a page that draws with them. */
export const WITH_FONTS = 'with-fonts';

const FONTS = ['1em Gabarito', '1em "Funnel Sans"'];

/**
 * On a first visit the text is read in a font of the device that takes about the same room, and the firm's fonts come
 * once it has been painted: on a slow line they would hold it up. What is in view is fitted to the place it has, so no
 * word moves; every page from the next on draws with them from its first paint.
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

/** All layouts are made before the next frame: what is taken back was never seen. */
function drawUnlessMoving(page: Document): void {
  const { documentElement: root, body } = page;
  const before = placesOf(body);
  const unfit = fitTexts(body, () => root.classList.add(WITH_FONTS));
  const after = placesOf(body);
  const isMoved = [...before].some(([node, { left, top, bottom }]) => {
    // A text that was put on its lines anew is somewhere in its element, whose place tells.
    const now = after.get(node);
    const isInView = bottom > 0 && top < innerHeight;
    return isInView && now !== undefined && Math.hypot(now.left - left, now.top - top) >= UNSEEN_PX;
  });
  if (!isMoved) return;
  root.classList.remove(WITH_FONTS);
  unfit();
}

/** Where each element and each text begins. */
function placesOf(root: Node): Map<Node, DOMRect> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const places = new Map<Node, DOMRect>();
  while (walker.nextNode() !== null) {
    range.selectNode(walker.currentNode);
    places.set(walker.currentNode, range.getClientRects()[0] ?? new DOMRect());
  }
  return places;
}
