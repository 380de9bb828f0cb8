/** The letters of a text alone, without case and accents: how near two texts are to somebody who guesses. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
