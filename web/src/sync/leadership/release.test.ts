import { describe, expect, it } from 'vitest';
import { compareVersions, isTooOld } from './release.ts';

const app = (version: string, served: string | null) => ({ version, served: () => Promise.resolve(served) });

describe('a version of the app', () => {
  it('is too old below the minimum, and not from it on', async () => {
    expect(await isTooOld(app('1.9.3', '1.10.0'), '1.10.0')).toBe(true);
    expect(await isTooOld(app('1.10.0', '1.10.0'), '1.10.0')).toBe(false);
    expect(await isTooOld(app('2.0', '2.0'), '1.10.0')).toBe(false);
  });

  it('goes on where no minimum is asked for, or none that can be read', async () => {
    expect(await isTooOld(app('1.0.0', '1.0.0'), null)).toBe(false);
    expect(await isTooOld(app('1.0.0', '1.0.0'), 'soon')).toBe(false);
    expect(await isTooOld(app('dev', '1.0.0'), '1.0.0')).toBe(false);
  });

  it('goes on where hosting serves nothing that would meet the minimum', async () => {
    expect(await isTooOld(app('1.0.0', '1.1.0'), '2.0.0')).toBe(false);
    expect(await isTooOld(app('1.0.0', null), '2.0.0')).toBe(false);
    expect(await isTooOld(app('1.0.0', 'soon'), '2.0.0')).toBe(false);
  });
});

describe('versions', () => {
  it('are compared number by number, and what is missing counts as 0', () => {
    expect(compareVersions('1.10', '1.9.9')).toBeGreaterThan(0);
    expect(compareVersions('1.2', '1.2.0')).toBe(0);
    expect(compareVersions('0.9', '1')).toBeLessThan(0);
  });

  it('that are none are not compared', () => {
    expect(compareVersions('1.2-beta', '1.2')).toBeNull();
    expect(compareVersions('', '1')).toBeNull();
  });
});
