import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { once } from '@portal/domain';
import { globalCss } from './global-css.ts';
import { keepRules } from './keep-rules.ts';
import { keepStyles } from './keep-styles.ts';
import { buttonRecipe, headingRecipe, inputRecipe, linkRecipe } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { dialogSlotRecipe, menuSlotRecipe } from './slot-recipes.ts';
import { storedStyles } from './stored-styles.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const recipes = {
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  textarea: inputRecipe,
  link: linkRecipe,
};

/**
 * Built on Chakra's base alone: its own theme (all palettes and recipes, 18 KB gzip) stays out of the bundle.
 * A Chakra component whose recipe is not listed here comes unstyled; the components of this room are complete.
 */
const theme = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      'fade-in': { from: { opacity: '0' } },
      'fade-out': { to: { opacity: '0' } },
      'faded-end': { from: { maskSize: '100% 100%' } },
      rise: { from: { opacity: '0', transform: 'translateY(12px)' } },
    },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
    slotRecipes: { dialog: dialogSlotRecipe, menu: menuSlotRecipe },
  },
});

/** The name of the built file changes with what is in it, the theme and what reads it; while it is worked on nothing is stored. */
const builtAs = import.meta.env.PROD && !import.meta.env.SSR ? import.meta.url : null;

const kept = storedStyles(builtAs);

export const system = keepStyles(
  once(() => createSystem(defaultBaseConfig, theme)),
  recipes,
  kept,
);

/** Where the rules of all elements go. */
export const rules = keepRules(createCache({ key: 'css' }), kept);
