/** Mean width of a letter of the heading's face, as a part of its size; measured on the site's own titles. */
const LETTER = 0.52;
/** Left of the wall, with air on both sides. */
const ROOM = 660;
/** Largest first: a title takes the first size at which it fits. */
const SIZES = [
  { size: 92, lines: 3 },
  { size: 76, lines: 4 },
  { size: 62, lines: 5 },
  { size: 52, lines: 6 },
] as const;

/** Breaks a title into lines that are left of the wall. SVG has no line breaks of its own. */
export function wrapTitle(title: string): { readonly lines: readonly string[]; readonly size: number } {
  const fitted = SIZES.map(({ size, lines }) => ({
    size,
    room: lines,
    lines: breakAt(title, ROOM / (size * LETTER)),
  }));
  const found = fitted.find(({ lines, room, size }) => {
    const widest = Math.max(...lines.map((line) => line.length));
    return lines.length <= room && widest * size * LETTER <= ROOM;
  });
  return found ?? { size: SIZES[3].size, lines: breakAt(title, ROOM / (SIZES[3].size * LETTER)).slice(0, 6) };
}

function breakAt(title: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
