import { describe, expect, it } from 'vitest';
import { innerPath } from './inner-path.ts';

describe('the address after signing in', () => {
  it('is the one that was asked for, with its query', () => {
    expect(innerPath('/admin/clients?q=pão#x', 'accountant')).toBe('/admin/clients?q=p%C3%A3o#x');
    expect(innerPath('/client-portal/requests', 'client')).toBe('/client-portal/requests');
    expect(innerPath('/sync', 'client')).toBe('/sync');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/admin/..//evil.example',
    '/administrator',
    '/auth?next=/auth',
    '',
    '/',
  ])('is the home for %j', (next) => {
    expect(innerPath(next, 'admin')).toBe('/admin');
  });

  it('is the home for an area of another role', () => {
    expect(innerPath('/admin/clients', 'client')).toBe('/client-portal');
    expect(innerPath('/client-portal', 'supervisor')).toBe('/admin');
    expect(innerPath(null, 'client')).toBe('/client-portal');
  });
});
