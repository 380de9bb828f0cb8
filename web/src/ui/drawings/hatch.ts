/** The ground of a day on which nobody works; a background image. */
export const HATCH = 'repeating-linear-gradient(135deg, {colors.border} 0 1px, {colors.transparent} 1px 6px)';
