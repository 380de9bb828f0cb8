import { contrastOf, type HexColour, mix } from './contrast.ts';

/** What text needs against what it is on: WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = 4.5;

/** What the signed-in app is drawn on: a card, and the deepest ground that text of the brand's colour is on. */
export const PANEL_GROUNDS = {
  light: { panel: '#FFFFFF', muted: '#E4ECEA' },
  dark: { panel: '#101F22', muted: '#1C3136' },
} as const;

const WHITE = '#FFFFFF';
const BLACK = '#000000';

/** The shades that the screens take of a brand's colour, in one theme. */
export type BrandShades = Record<
  'solid' | 'hover' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'border' | 'focusRing',
  HexColour
>;

/** A firm's one colour, as both themes show it: as it is on white, lightened on the dark panel. */
export function brandColours(colour: HexColour): { light: BrandShades; dark: BrandShades } {
  return { light: lightShades(colour), dark: darkShades(colour) };
}

function lightShades(colour: HexColour): BrandShades {
  const muted = mix(colour, WHITE, 0.82);
  return {
    solid: colour,
    hover: mix(colour, BLACK, 0.2),
    contrast: WHITE,
    fg: until(colour, BLACK, [PANEL_GROUNDS.light.muted, muted]),
    subtle: mix(colour, WHITE, 0.92),
    muted,
    emphasized: mix(colour, WHITE, 0.66),
    border: mix(colour, WHITE, 0.5),
    focusRing: colour,
  };
}

function darkShades(colour: HexColour): BrandShades {
  const { panel, muted: deepest } = PANEL_GROUNDS.dark;
  const muted = mix(panel, until(colour, WHITE, [panel]), 0.2);
  const solid = until(colour, WHITE, [deepest, muted]);
  return {
    solid,
    hover: mix(solid, WHITE, 0.3),
    contrast: mix(colour, BLACK, 0.85),
    fg: solid,
    subtle: mix(panel, muted, 0.5),
    muted,
    emphasized: mix(panel, solid, 0.4),
    border: mix(panel, solid, 0.4),
    focusRing: solid,
  };
}

/** As much of `towards` in the colour as text on these grounds needs, and no more. */
function until(colour: HexColour, towards: HexColour, grounds: readonly HexColour[]): HexColour {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, towards, share);
    if (grounds.every((ground) => contrastOf(shade, ground) >= LEAST_CONTRAST)) return shade;
  }
  return towards;
}

export type ThemeContrast = { theme: 'light' | 'dark'; shade: HexColour; onPanel: number; textOnIt: number };

/** How a firm's colour reads on the panel, and the text of a button on it, in each theme. */
export function brandContrasts(colour: HexColour): ThemeContrast[] {
  const shades = brandColours(colour);
  return (['light', 'dark'] as const).map((theme) => {
    const { solid, contrast } = shades[theme];
    return {
      theme,
      shade: solid,
      onPanel: contrastOf(solid, PANEL_GROUNDS[theme].panel),
      textOnIt: contrastOf(contrast, solid),
    };
  });
}

export const isReadableColour = (colour: HexColour): boolean =>
  brandContrasts(colour).every(({ onPanel, textOnIt }) => Math.min(onPanel, textOnIt) >= LEAST_CONTRAST);

/** The colour itself where it can be read, else the nearest darker one that can. */
export const readableColour = (colour: HexColour): HexColour =>
  until(colour, BLACK, [PANEL_GROUNDS.light.panel]);
