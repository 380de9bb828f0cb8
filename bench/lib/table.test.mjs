import { expect, it } from 'vitest';
import { table } from './table.mjs';

it('a table aligns names to the left and figures to the right', () => {
  expect(
    table(
      ['what', 'p50', 'p95'],
      [
        ['portal', '400 ms', '1000 ms'],
        ['other', '2 ms', '3 ms'],
      ],
    ),
  ).toBe(
    [
      'what        p50       p95',
      '------   ------   -------',
      'portal   400 ms   1000 ms',
      'other      2 ms      3 ms',
    ].join('\n'),
  );
});
