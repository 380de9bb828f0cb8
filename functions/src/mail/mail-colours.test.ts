import { contrastOf, LEAST_CONTRAST } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { mailColours } from './mail-colours.ts';

describe('the colours of an e-mail', () => {
  // None, a usual one, the two ends, and two that nobody could read on white.
  it.each([null, '#0F5C5C', '#000000', '#FFFFFF', '#FFE600', '#7FD1AE'])(
    'can be read in both themes where the firm chose %s',
    (chosen) => {
      for (const { ground, text, quiet, solid, onSolid, link } of Object.values(mailColours(chosen))) {
        for (const [shade, under] of [
          [text, ground],
          [quiet, ground],
          [link, ground],
          [onSolid, solid],
        ] as const)
          expect(contrastOf(shade, under), `${shade} on ${under}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }
    },
  );

  it('are the firm’s own, as it chose them, where they can be read', () => {
    expect(mailColours('#8A1C4A').light.solid).toBe('#8A1C4A');
  });
});
