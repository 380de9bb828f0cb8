import { PANEL_GROUNDS } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { semanticTokens } from '#ui/theme/semantic-tokens.ts';
import { system } from '#ui/theme/system.ts';
import { cssOf } from './firm-css.ts';

describe("a firm's colours", () => {
  it('take the place of every colour of the brand that the theme has, in both themes', () => {
    const names = Object.keys(semanticTokens.colors?.['brand'] ?? {});
    const [, light = '', dark = ''] = /^html\{(.*)\}html\.dark\{(.*)\}$/.exec(cssOf('#2B4C8C')) ?? [];
    const declared = (css: string) => css.split(';').map((line) => `var(${line.split(':')[0] ?? ''})`);
    const wanted = names.map((name) => system.token.var(`colors.brand.${name}`));
    expect(wanted.length).toBeGreaterThan(5);
    expect(declared(light).toSorted()).toEqual(wanted.toSorted());
    expect(declared(dark).toSorted()).toEqual(wanted.toSorted());
    expect(light).toContain('--chakra-colors-brand-solid:#2B4C8C');
  });

  it('are none where it chose none', () => {
    expect(cssOf(null)).toBe('');
  });

  it('are measured on the grounds that the theme has', () => {
    const { panel, muted } = semanticTokens.colors?.['bg'] as Record<string, unknown>; // of the theme's own file
    expect({ panel, muted }).toEqual({
      panel: { value: { base: PANEL_GROUNDS.light.panel, _dark: PANEL_GROUNDS.dark.panel } },
      muted: { value: { base: PANEL_GROUNDS.light.muted, _dark: PANEL_GROUNDS.dark.muted } },
    });
  });
});
