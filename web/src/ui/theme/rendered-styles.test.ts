import { expect, test } from 'vitest';
import { renderGlobalStyles, stylesIn } from './rendered-styles.ts';

test('what the theme says of the whole page is resets, elements and variables, in its layers', () => {
  const styles = renderGlobalStyles();
  for (const said of ['@layer reset{', '@layer base{', '--chakra-colors-brand-solid:', ':focus-visible{'])
    expect(styles).toContain(said);
});

test('the styles between the elements of a page are taken once each', () => {
  const page = '<style data-emotion="css a">.a{}</style><p></p><style data-emotion="css a">.a{}</style>';
  expect(stylesIn(`${page}<style data-emotion="css b">.b{}</style><style>.c{}</style>`)).toBe('.a{}.b{}');
});
