import { expect, it } from 'vitest';
import isPropOfHtml from './html-props.ts';

it('gives an element its attributes, and not what is said to those that draw it', () => {
  const names = [
    'href',
    'aria-label',
    'data-due',
    'onClick',
    'fetchPriority',
    'popover',
    'as',
    'theme',
    'css',
  ];
  expect(names.filter(isPropOfHtml)).toEqual(names.slice(0, 6));
});
