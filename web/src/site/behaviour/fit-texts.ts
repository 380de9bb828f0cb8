import { fitLines, type Text } from './fit-lines.ts';
import { space, spacingThatFits } from './letter-spacing.ts';

/** A shift below this is none, neither to the eye nor to the browser's own count. */
export const UNSEEN_PX = 3;
/** Lines whose widths differ by more have other words on them: shorter than 'e' and a space. */
const SAME_LINE_PX = 10;

/**
 * Changes the font, and spaces the letters of each text in view by so little that it takes the room which it had in the
 * other one. Returns what takes that back.
 */
export function fitTexts(root: HTMLElement, changeFont: () => void): () => void {
  const texts = textsInView(root);
  const heights = new Map(texts.map(({ element }) => [blockOf(element), blockOf(element).offsetHeight]));
  changeFont();
  const spacings = texts.map(({ element, nodes, lines }) =>
    spacingThatFits(element, widthOf(lines) - widthOf(linesOf(nodes)), lettersIn(nodes)),
  );
  texts.forEach(({ element }, index) => space(element, spacings[index]));
  // One spacing for all of a text leaves a line here and there that has another word on it.
  const moving = new Set(texts.filter((text) => !keepsItsLines(text)).map(({ element }) => blockOf(element)));
  for (const block of moving) {
    const parts = texts.filter(({ element }) => blockOf(element) === block);
    fitLines(parts);
    if (Math.abs(block.offsetHeight - (heights.get(block) ?? 0)) >= UNSEEN_PX) leave(block, parts);
  }
  return () => unspace(root);
}

/** One paragraph in the device's font is better than a page in it. */
function leave(block: HTMLElement, parts: readonly Text[]): void {
  unspace(block);
  for (const { element, family } of parts) element.style.fontFamily = family;
}

function unspace(root: HTMLElement): void {
  space(root, null);
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) space(element, null);
}

function textsInView(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Map<HTMLElement, Node[]>();
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (element === null || lettersIn([node]) === 0) continue;
    found.set(element, [...(found.get(element) ?? []), node]);
  }
  return [...found].flatMap(([element, nodes]) => {
    const lines = linesOf(nodes);
    const isInView = lines.some(({ top, bottom }) => bottom > 0 && top < innerHeight);
    return isInView ? [{ element, nodes, lines, family: getComputedStyle(element).fontFamily }] : [];
  });
}

function linesOf(nodes: readonly Node[]): DOMRect[] {
  const range = document.createRange();
  return nodes.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

const widthOf = (lines: readonly DOMRect[]) => lines.reduce((sum, { width }) => sum + width, 0);
const lettersIn = (nodes: readonly Node[]) =>
  nodes.reduce((sum, { textContent }) => sum + (textContent ?? '').trim().length, 0);

function keepsItsLines({ nodes, lines }: Text): boolean {
  const now = linesOf(nodes);
  return (
    now.length === lines.length &&
    now.every(({ left, width }, index) => {
      const was = lines[index];
      return (
        was !== undefined &&
        Math.abs(left - was.left) < UNSEEN_PX &&
        Math.abs(width - was.width) < SAME_LINE_PX
      );
    })
  );
}

/** What the element's lines are lines of. */
function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  return parentElement === null || getComputedStyle(element).display !== 'inline'
    ? element
    : blockOf(parentElement);
}
