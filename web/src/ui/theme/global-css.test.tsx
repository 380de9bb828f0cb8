import { expect, it } from 'vitest';
import { globalCss } from './global-css.ts';

it('less motion stills everything but the fade of a row of tabs, which the finger moves', () => {
  const stilled = Object.entries(globalCss).filter(([, rules]) => '_motionReduce' in rules);
  const isStilled = (element: Element) =>
    stilled.some(([selector]) => element.matches(selector.replaceAll(/, \*::\w+/g, '')));
  const row = document.createElement('div');
  expect(isStilled(row)).toBe(true);
  row.setAttribute('role', 'tablist');
  expect(isStilled(row)).toBe(false);
});
