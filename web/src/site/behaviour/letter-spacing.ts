/** Per letter, in em: more than this would be seen. */
const MOST_SPACING = 0.03;

/** In px, with what the style already asks for; null where it would be seen. */
export function spacingThatFits(element: HTMLElement, missing: number, letters: number): number | null {
  const { fontSize, letterSpacing } = getComputedStyle(element);
  const extra = missing / letters;
  return Math.abs(extra) > MOST_SPACING * parseFloat(fontSize)
    ? null
    : (parseFloat(letterSpacing) || 0) + extra;
}

export function space({ style }: HTMLElement, spacing: number | null | undefined): void {
  style.letterSpacing = spacing == null ? '' : `${spacing.toFixed(3)}px`;
}
