import { expect, test } from 'vitest';
import nameOf from './style-names.ts';

test('a style has one name, and no other style has it', () => {
  const styles = Array.from({ length: 100 }, (_, at) => `color:red;order:${at};`);
  const names = styles.map(nameOf);
  expect(new Set(names).size).toBe(100);
  expect(styles.map(nameOf)).toEqual(names);
  // Part of a class, `css-…`, and of the name of an animation.
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+$/);
});
