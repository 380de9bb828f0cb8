import { brandColours, type HexColour, PANEL_GROUNDS, readableColour } from '@portal/domain';

/** The shades of one e-mail: its ground, its text, and what the firm's colour is for. */
export type MailShades = {
  ground: HexColour;
  text: HexColour;
  /** Of the foot. */
  quiet: HexColour;
  /** Behind the firm's name and the button's label, which are drawn in `onSolid`. */
  solid: HexColour;
  onSolid: HexColour;
  link: HexColour;
};

/** Of a firm that has chosen none. */
const USUAL: HexColour = '#0F5C5C';

/** Both themes: a program that knows of dark ones picks for itself, every other shows the light one. */
export function mailColours(chosen: HexColour | null): { light: MailShades; dark: MailShades } {
  // Rows may hold a colour that was taken before it had to be readable.
  const { light, dark } = brandColours(readableColour(chosen ?? USUAL));
  return {
    light: {
      ground: PANEL_GROUNDS.light.panel,
      text: '#1F2937',
      quiet: '#4B5563',
      solid: light.solid,
      onSolid: light.contrast,
      link: light.fg,
    },
    dark: {
      ground: PANEL_GROUNDS.dark.panel,
      text: '#E5EBEA',
      quiet: '#A9B6B5',
      solid: dark.solid,
      onSolid: dark.contrast,
      link: dark.fg,
    },
  };
}
