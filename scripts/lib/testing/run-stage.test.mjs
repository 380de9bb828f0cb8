import { afterEach, expect, it, vi } from 'vitest';
import { runStage } from './run-stage.mjs';

afterEach(() => vi.unstubAllEnvs());

it('a stage of browsers that this machine has not says so, and adds nothing', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('PORTAL_FIREFOX', '');
  const said = [];
  const stage = { name: 'browsers', needs: [], browsers: ['firefox'] };
  const none = { passed: 0, failed: 0, durations: [] };
  expect(await runStage(stage, null, null, (line) => said.push(line))).toEqual(none);
  expect(said).toEqual([
    '- browsers: not run, this machine has no firefox; npm run test:long -- --only firefox brings it',
  ]);
});
