import { expect, it } from 'vitest';
import { readOneSidedConditions } from './support/coverage.ts';

// Last of all files (vitest.config.ts): it looks at what the others asked, and says nothing when run alone.
it('every condition of firestore.rules has allowed and denied in this run', async () => {
  expect(await readOneSidedConditions()).toEqual([]);
});
