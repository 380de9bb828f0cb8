import { expect, it } from 'vitest';
import { trustOwnScripts, type TrustedTypesScope } from './trusted-types.ts';

const ORIGIN = 'https://aurora.example';

function policyOf() {
  const policies = new Map<
    string,
    Parameters<NonNullable<TrustedTypesScope['trustedTypes']>['createPolicy']>[1]
  >();
  trustOwnScripts({ trustedTypes: { createPolicy: (name, rules) => policies.set(name, rules) } }, ORIGIN);
  return policies;
}

it('makes the one policy that the content security policy names, and it lets no markup through', () => {
  const policies = policyOf();
  expect([...policies.keys()]).toEqual(['default']);
  expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL']);
});

it.each(['/sw.js', `${ORIGIN}/assets/search.js`])('lets %s through as it is', (address) => {
  expect(policyOf().get('default')?.createScriptURL(address)).toBe(address);
});

it.each([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  'data:text/javascript,1',
  'blob:https://evil.example/1',
])('stops %s', (address) => {
  expect(policyOf().get('default')?.createScriptURL(address)).toBeNull();
});

it('asks nothing of a browser that has no trusted types', () => {
  expect(() => {
    trustOwnScripts({}, ORIGIN);
  }).not.toThrow();
});
