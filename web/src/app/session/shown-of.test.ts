import { describe, expect, it } from 'vitest';
import { shownOf } from './shown-of.ts';

const BOREAL = {
  name: 'Boreal Contadores',
  brand: { short_name: 'Boreal', mark: 'peak', colour: '#2B4C8C' },
} as const;

describe('what says over the screens whose firm it is', () => {
  it('is its short name, the rest of its name, its mark and its colour', () => {
    expect(shownOf(BOREAL)).toEqual({
      name: 'Boreal Contadores',
      shortName: 'Boreal',
      tagline: 'Contadores',
      mark: expect.stringMatching(/^data:image\/svg\+xml,.*%232B4C8C/) as string,
    });
  });

  it('is all of its name where it chose nothing', () => {
    expect(shownOf({ name: 'Silva & Souza' })).toMatchObject({
      shortName: 'Silva & Souza',
      tagline: '',
      mark: null,
    });
  });

  it.each(['A Casa', 'Silva', 'Sil'])('says no half of a name beside the short name %s', (short_name) => {
    const brand = { short_name, mark: null, colour: null };
    expect(shownOf({ name: 'Silva & Souza', brand }).tagline).toBe('');
  });

  it('has no source of a picture in its letters', () => {
    const brand = { short_name: null, mark: 'letters', colour: null } as const;
    const { mark } = shownOf({ name: 'Souza <Lima', brand });
    expect(decodeURIComponent(mark ?? '')).toContain('>S</text>');
    expect(decodeURIComponent(mark ?? '')).not.toContain('<Lima');
  });
});
