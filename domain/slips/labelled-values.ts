/** Where something is: text laid out in columns, as on the page. */
type Place = { line: number; column: number; end: number };

/** A value may stand this many lines below its label, and this many letters to either side of it. */
const LINES_BELOW = 3;
const LETTERS_ASIDE = 28;
/** Between a label and a value beside it. */
const ONLY_FILLING = /^[\s:.()R$=-]*$/;

/**
 * What is beside or below a label on a form: to its right with nothing between, else in the next lines the nearest in its
 * column. The labels are tried in their order; null where none of them has such a value.
 */
export function labelledValue(text: string, labels: readonly RegExp[], value: RegExp): string | null {
  const lines = text.split('\n');
  for (const label of labels) {
    for (const place of placesOf(lines, label)) {
      const found = beside(lines, place, value) ?? below(lines, place, value);
      if (found !== null) return found;
    }
  }
  return null;
}

function placesOf(lines: readonly string[], label: RegExp): Place[] {
  return lines.flatMap((text, line) =>
    [...text.matchAll(everywhere(label))].map(({ index, 0: match }) => ({
      line,
      column: index,
      end: index + match.length,
    })),
  );
}

function beside(lines: readonly string[], { line, end }: Place, value: RegExp): string | null {
  const rest = (lines[line] ?? '').slice(end);
  const [first] = rest.matchAll(everywhere(value));
  return first !== undefined && ONLY_FILLING.test(rest.slice(0, first.index)) ? first[0] : null;
}

function below(lines: readonly string[], { line, column, end }: Place, value: RegExp): string | null {
  for (const text of lines.slice(line + 1, line + 1 + LINES_BELOW)) {
    const [nearest] = [...text.matchAll(everywhere(value))]
      .map(({ index, 0: match }) => ({
        match,
        // Nothing where they overlap: values stand at either edge of their box.
        aside: Math.max(0, index - end, column - (index + match.length)),
      }))
      .toSorted((a, b) => a.aside - b.aside);
    if (nearest !== undefined && nearest.aside <= LETTERS_ASIDE) return nearest.match;
  }
  return null;
}

const everywhere = ({ source, flags }: RegExp) => new RegExp(source, `${flags.replace('g', '')}g`);
