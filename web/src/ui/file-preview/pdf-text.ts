import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of print: where it begins, in points from the lower left corner, and how wide it is. */
export type PrintedPiece = { text: string; x: number; y: number; width: number };

/** A slip is a page or two; of a longer file nothing after these is one. */
const MOST_PAGES = 4;
/** About the width of a letter of small print, in points. */
const LETTER_WIDTH = 4.5;
/** Pieces whose lines are nearer than this stand in one. */
const SAME_LINE = 3;

/** The text of a PDF, laid out in lines and columns as on its pages; '' where it is a picture. Taken in the reader's worker. */
export async function readPdfText(document: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): PrintedPiece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      // The last two numbers of the matrix are the place.
      const [, , , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, width: item.width }];
    });
    pages.push(layOut(pieces));
  }
  return pages.join('\n');
}

/** Lines from the top down; a column is a number of letters from the left. */
export function layOut(pieces: readonly PrintedPiece[]): string {
  const lines: PrintedPiece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line !== undefined && first !== undefined && first.y - piece.y < SAME_LINE) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(inColumns).join('\n');
}

function inColumns(line: readonly PrintedPiece[]): string {
  let text = '';
  let end = 0;
  for (const piece of line.toSorted((a, b) => a.x - b.x)) {
    // What touches the piece before it goes on with it: a word may be printed letter by letter.
    const isApart = text !== '' && piece.x - end > LETTER_WIDTH / 4;
    const column = Math.round(piece.x / LETTER_WIDTH);
    text = isApart || text === '' ? text.padEnd(Math.max(column, text.length + (isApart ? 1 : 0))) : text;
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text;
}
