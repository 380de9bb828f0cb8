import { describe, expect, it } from 'vitest';
import {
  brandColours,
  brandContrasts,
  isReadableColour,
  LEAST_CONTRAST,
  PANEL_GROUNDS,
  readableColour,
} from './brand-colours.ts';
import { contrastOf, mix } from './contrast.ts';

/** Every colour of a coarse grid: hues, greys, the lightest and the darkest. */
const STEPS = ['00', '33', '66', '99', 'CC', 'FF'];
const colours = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)),
);

describe('the contrast of two colours', () => {
  it.each([
    ['#FFFFFF', '#000000', 21],
    ['#FFFFFF', '#767676', 4.54],
    ['#767676', '#FFFFFF', 4.54],
    ['#FFFFFF', '#FFD54F', 1.41],
    ['#0E4B54', '#0E4B54', 1],
  ])('of %s and %s is %d : 1', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  });

  it('is measured between colours that are mixed channel by channel', () => {
    expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
    expect(mix('#0E4B54', '#FFFFFF', 0)).toBe('#0E4B54');
  });
});

describe("a firm's colour", () => {
  it.each(['#0E4B54', '#2B4C8C', '#8A1C4A', '#000000', '#767676'])('%s can be read', (colour) => {
    expect(isReadableColour(colour)).toBe(true);
    expect(readableColour(colour)).toBe(colour);
  });

  it.each(['#FFD54F', '#FFFFFF', '#777777', '#FF6600'])('%s is too light for white', (colour) => {
    expect(isReadableColour(colour)).toBe(false);
    const [light] = brandContrasts(colour);
    expect(light?.onPanel).toBeLessThan(LEAST_CONTRAST);
  });

  it('has a darker neighbour that can be read, whatever it is', () => {
    expect(colours.filter((colour) => !isReadableColour(readableColour(colour)))).toEqual([]);
  });

  it('gives shades that can be read wherever the screens have them, in both themes', () => {
    const lacking = colours.filter(isReadableColour).flatMap((colour) => {
      const shades = brandColours(colour);
      return (['light', 'dark'] as const).flatMap((theme) => {
        const { solid, hover, contrast, fg, subtle, muted } = shades[theme];
        const { panel, muted: deepest } = PANEL_GROUNDS[theme];
        const pairs = { fg: [panel, deepest, subtle, muted], contrast: [solid, hover] };
        return [
          ...pairs.fg.filter((ground) => contrastOf(fg, ground) < LEAST_CONTRAST),
          ...pairs.contrast.filter((ground) => contrastOf(contrast, ground) < LEAST_CONTRAST),
        ].map((ground) => `${colour} ${theme} on ${ground}`);
      });
    });
    expect(lacking).toEqual([]);
  });
});
