import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineRecipe,
  type SystemContext,
} from '@chakra-ui/react';
import { describe, expect, it, vi } from 'vitest';
import { keepStyles } from './keep-styles.ts';
import { storedStyles } from './stored-styles.ts';
import { system } from './system.ts';

const plain = createSystem(
  defaultBaseConfig,
  defineConfig({ theme: { breakpoints: { sm: '480px', md: '768px' } } }),
);
const kept = keepStyles(() => plain, {}, storedStyles(null));

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

it('reads one recipe once, also where nothing of it is stored', () => {
  const cva = vi.fn(plain.cva);
  const watched = keepStyles(() => ({ ...plain, cva: cva as typeof plain.cva }), {}, storedStyles(null));
  const recipe = defineRecipe({ base: { p: '4' }, variants: { size: { sm: { p: '1' } } } });
  const drawn = [watched.cva(recipe)(), watched.cva(recipe)({ size: 'sm' }), watched.cva(recipe)()];
  expect(drawn[2]).toBe(drawn[0]);
  expect(cva).toHaveBeenCalledOnce();
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
  const watched = keepStyles(() => ({ ...plain, css }), {}, storedStyles(null));
  const style = { p: '4' };
  watched.css(style);
  watched.css(style, {});
  watched.css({ p: '4' });
  expect(css).toHaveBeenCalledTimes(2);
});

describe('with what an earlier start worked out', () => {
  const button = defineRecipe({ base: { p: '4' }, variants: { size: { sm: { p: '1' }, lg: { p: '8' } } } });
  const loud = defineRecipe({ base: { color: 'red' }, variants: { tone: { calm: { color: 'gray' } } } });

  /** Without the types of each variant. */
  type Cva = { (variants?: object): object; variantKeys: string[]; config: object; merge(other: Cva): Cva };
  type Recipes = { cva(recipe: object): Cva; getRecipeFn(name: string): Cva };

  /** All that a first screen asks. */
  function screenOf(system: SystemContext) {
    const recipes = system as unknown as Recipes;
    const both = recipes.cva(button).merge(recipes.cva(loud));
    return {
      page: [system.layers.atRule, system._global],
      css: [system.css({ p: '4', md: { p: '8' } }), system.css({ p: '4' }, { color: 'red' }), system.css()],
      names: ['p', 'href'].map(system.isValidProperty),
      recipe: [recipes.cva(button)(), recipes.cva(button)({ size: 'lg' }), recipes.cva(button).variantKeys],
      both: [both({ size: 'sm', tone: 'calm' }), both.variantKeys, both.config],
      named: recipes.getRecipeFn('button')({ size: 'sm' }),
    };
  }

  const withButton = () =>
    createSystem(
      defaultBaseConfig,
      defineConfig({ theme: { breakpoints: { md: '768px' }, recipes: { button } } }),
    );

  it('draws the same and makes no system', () => {
    const stored = new Map<string, string>();
    const kept = <Answer>(group: string, asked: string, make: () => Answer): Answer => {
      const key = `${group}\n${asked}`;
      if (!stored.has(key)) stored.set(key, JSON.stringify(make()));
      return JSON.parse(stored.get(key) ?? '') as Answer;
    };
    const first = screenOf(keepStyles(withButton, { button }, kept));
    expect(first).toEqual(screenOf(withButton()));
    const none = vi.fn(withButton);
    expect(screenOf(keepStyles(none, { button }, kept))).toEqual(first);
    expect(none).not.toHaveBeenCalled();
  });

  it('draws a component without styles where the theme has no recipe of it', () => {
    const system = keepStyles(withButton, { button }, storedStyles(null)) as unknown as Recipes;
    expect(system.getRecipeFn('badge')()).toEqual(
      (withButton() as unknown as Recipes).getRecipeFn('badge')(),
    );
  });

  it('makes one for what nobody asked before', () => {
    const made = vi.fn(withButton);
    const system = keepStyles(made, { button }, storedStyles(null));
    expect(system.cva(button).variantMap).toEqual({ size: ['sm', 'lg'] });
    expect(system.cva(button).splitVariantProps({ size: 'sm', id: 'a' } as never)).toEqual(
      withButton()
        .cva(button)
        .splitVariantProps({ size: 'sm', id: 'a' } as never),
    );
    expect(system.token('sizes.4', 'none')).toBe(withButton().token('sizes.4', 'none'));
  });
});

it('knows which names are styles', () => {
  for (const name of ['p', 'padding', '_hover', 'css', 'href', 'onClick', 'aria-label'])
    for (const _ of [1, 2]) expect(kept.isValidProperty(name)).toBe(plain.isValidProperty(name));
});

it('is what the app is drawn with', () => {
  const recipe = { base: { p: '4' } };
  expect(system.cva(recipe)).toBe(system.cva(recipe));
});
