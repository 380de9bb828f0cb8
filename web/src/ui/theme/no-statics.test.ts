import { expect, it } from 'vitest';
import keepAsItIs from './no-statics.ts';

it('leaves the component around another as it is', () => {
  const around = () => null;
  expect(keepAsItIs(around)).toBe(around);
});
