import { type BrandShades, brandColours } from '@portal/domain';
import { system } from '#ui/theme/system.ts';

/** The theme's own colours of the brand, in the firm's. */
export function cssOf(colour: string | null): string {
  if (colour === null) return '';
  const { light, dark } = brandColours(colour);
  return `html{${declarations(light)}}html.dark{${declarations(dark)}}`;
}

const declarations = (shades: BrandShades) =>
  Object.entries(shades)
    .map(([name, shade]) => `${propertyOf(name)}:${shade}`)
    .join(';');

function propertyOf(name: string): string {
  const value = system.token.var(`colors.brand.${name}`) as string; // `var(--…)`
  return value.slice('var('.length, -1);
}
