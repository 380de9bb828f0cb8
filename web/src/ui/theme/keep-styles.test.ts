import { createSystem, defaultBaseConfig, defineConfig, defineRecipe } from '@chakra-ui/react';
import { expect, it, vi } from 'vitest';
import { keepStyles } from './keep-styles.ts';
import { system } from './system.ts';

const plain = createSystem(
  defaultBaseConfig,
  defineConfig({ theme: { breakpoints: { sm: '480px', md: '768px' } } }),
);
const kept = keepStyles(plain);

it('makes the same of a recipe and its variants as the system alone, once for all who draw with it', () => {
  const recipe = defineRecipe({
    base: { p: '4', md: { p: '8' } },
    variants: {
      size: { sm: { fontSize: 'sm' }, lg: { fontSize: 'lg' } },
      tone: { loud: { color: 'red' }, calm: { color: 'gray', _hover: { color: 'black' } } },
    },
    compoundVariants: [{ size: 'lg', tone: 'loud', css: { fontWeight: 'bold' } }],
    defaultVariants: { size: 'sm' },
  });
  const [made, again, alone] = [kept.cva(recipe), kept.cva(recipe), plain.cva(recipe)];
  expect(again).toBe(made);
  expect(made()).toEqual(alone());
  for (const size of ['sm', 'lg'] as const)
    for (const tone of ['loud', 'calm'] as const) expect(made({ size, tone })).toEqual(alone({ size, tone }));
  expect(made({ size: 'lg', tone: 'loud' })).not.toEqual(made({ size: 'lg', tone: 'calm' }));
});

it('makes the same of styles as the system alone, alone and together', () => {
  const [base, more] = [
    { p: '4', md: { p: '8' }, color: 'red' },
    { color: 'blue', _hover: { p: '1' } },
  ];
  const given = [[base], [base, {}], [base, more], [{}, more], [{}, {}], [more, base]];
  for (const styles of given) {
    expect(kept.css(...styles)).toEqual(plain.css(...styles));
    expect(kept.css(...styles), 'asked again').toEqual(plain.css(...styles));
  }
});

it('reads one style once', () => {
  const css = vi.fn(plain.css);
  const watched = keepStyles({ ...plain, css });
  const style = { p: '4' };
  watched.css(style);
  watched.css(style, {});
  watched.css({ p: '4' });
  expect(css).toHaveBeenCalledTimes(2);
});

it('knows which names are styles', () => {
  for (const name of ['p', 'padding', '_hover', 'css', 'href', 'onClick', 'aria-label'])
    for (const _ of [1, 2]) expect(kept.isValidProperty(name)).toBe(plain.isValidProperty(name));
});

it('is what the app is drawn with', () => {
  const recipe = { base: { p: '4' } };
  expect(system.cva(recipe)).toBe(system.cva(recipe));
});
