import type { z } from 'zod';
import { candidatesFor } from '../rules/support/candidates.ts';
import type { SeededRandom } from '../sync/simulator/seeded-random.ts';

/** Letters that readers of text stumble over: two code units, none, marks that join or turn, ends of lines. */
const ODD_LETTERS = [
  ...['😀', '\u0000', '\u200d', '\u202e', '\ufeff', '\u0301', '\ufffd', '\n', '\r', '\t', ' ', '\u00a0'],
  ...["'", '"', '\\', '/', '.', '-', '_', '@', '%', ',', '0', '9', 'a', 'Z', 'ç', 'ß', 'İ', '٣', '１'],
];
const DEEPEST = 18;

/** One value for a field: at or past its limits, of another type, nested, or a text with a letter wrong. */
export function oddValue(field: z.ZodType, honest: unknown, random: SeededRandom): unknown {
  if (typeof honest === 'string' && random.chance(0.35)) return misspelt(honest, random);
  if (random.chance(0.06)) return nested(random);
  if (random.chance(0.06)) return (random.pick(ODD_LETTERS) ?? '').repeat(1 + random.below(300));
  return random.pick(candidatesFor(field))?.value;
}

/** A value that the field takes, or the present value where none is taken. */
export function fittingValue(field: z.ZodType, honest: unknown, random: SeededRandom): unknown {
  const fitting = candidatesFor(field).filter(({ value }) => field.safeParse(value).success);
  return random.chance(0.3) ? (random.pick(fitting)?.value ?? honest) : honest;
}

function misspelt(text: string, random: SeededRandom): string {
  const letters = [...text];
  const changes = 1 + random.below(3);
  for (let change = 0; change < changes; change += 1) {
    const letter = random.pick(ODD_LETTERS) ?? '';
    const put = random.chance(0.3) ? [] : [letter];
    letters.splice(random.below(letters.length + 1), random.below(2), ...put);
  }
  return letters.join('');
}

function nested(random: SeededRandom): unknown {
  let value: unknown = random.pick(['x', 1, null, true]);
  const depth = 1 + random.below(DEEPEST);
  // A list straight in a list is nothing that the database takes.
  for (let at = 0; at < depth; at += 1) value = random.chance(0.5) ? { a: value } : { a: [value] };
  return value;
}
