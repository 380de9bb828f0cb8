import { space, spacingThatFits } from './letter-spacing.ts';

/** An element with words of its own in view, and how they were drawn. */
export type Text = {
  readonly element: HTMLElement;
  readonly nodes: readonly Node[];
  readonly family: string;
  readonly lines: readonly DOMRect[];
};

/** A part of a text that is on one line, without the blanks around it, and how wide it was. */
type Piece = { readonly start: number; readonly end: number; readonly width: number };

/** A line can end after any of these. */
const WORD = /[^\s-]+-?|-/g;

/** Gives each line of a paragraph its own spacing, so that it has the words which it had in the other font. */
export function fitLines(texts: readonly Text[]): void {
  for (const { element, family } of texts) {
    space(element, null);
    element.style.fontFamily = family;
  }
  const split = texts.flatMap(({ nodes }) => nodes.map((node) => ({ node, pieces: piecesOf(node) })));
  const drawn = split.flatMap(({ node, pieces }) => putOnLines(node, pieces));
  for (const { element } of texts) {
    element.style.fontFamily = '';
    // Each piece as wide as it is by itself.
    element.style.whiteSpace = 'nowrap';
  }
  const spacings = drawn.map(({ element, width }) =>
    spacingThatFits(element, width - element.getBoundingClientRect().width, element.textContent.length),
  );
  for (const { element } of texts) element.style.whiteSpace = '';
  drawn.forEach(({ element }, index) => space(element, spacings[index]));
}

/** Each piece in an element of its own, and all in one, so that a text in a row of boxes stays one of them. */
function putOnLines(node: Node, pieces: readonly Piece[]) {
  const text = node.textContent ?? '';
  const whole = document.createElement('span');
  let done = 0;
  const parts = pieces.map(({ start, end, width }) => {
    const element = document.createElement('span');
    element.textContent = text.slice(start, end);
    whole.append(text.slice(done, start), element);
    done = end;
    return { element, width };
  });
  whole.append(text.slice(done));
  node.parentNode?.replaceChild(whole, node);
  return parts;
}

function piecesOf(node: Node): Piece[] {
  const range = document.createRange();
  const measure = (start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getBoundingClientRect();
  };
  const lines: { start: number; end: number; top: number }[] = [];
  for (const { 0: word, index: start } of (node.textContent ?? '').matchAll(WORD)) {
    const end = start + word.length;
    const { top } = measure(start, end);
    const line = lines.at(-1);
    if (line === undefined || top > line.top + 2) lines.push({ start, end, top });
    else line.end = end;
  }
  return lines.map(({ start, end }) => ({ start, end, width: measure(start, end).width }));
}
