import { describe, expect, it } from 'vitest';
import { linkOrigin, parseOrigin } from './app-origin.ts';

const FALLBACK = 'https://portal.aurora.example/';
const DOMAINS = ['aurora.example', 'localhost:5000'];

describe('the origin of a link', () => {
  it('is the site the request came from when the firm owns it', () => {
    expect(linkOrigin('https://aurora.example', DOMAINS, FALLBACK)).toBe('https://aurora.example');
    expect(linkOrigin('http://localhost:5000', DOMAINS, FALLBACK)).toBe('http://localhost:5000');
  });

  it.each([
    ['another host', 'https://evil.example'],
    ['a host that ends like the firm', 'https://notaurora.example'],
    ['a host that starts like the firm', 'https://aurora.example.evil.example'],
    ['another port', 'http://localhost:5001'],
    ['an unencrypted site', 'http://aurora.example'],
    ['the firm as the user part', 'https://aurora.example@evil.example'],
    ['another scheme', 'javascript://aurora.example'],
    ['an opaque origin', 'null'],
    ['nothing', null],
  ])('is the address of the installation for %s', (_, requested) => {
    expect(linkOrigin(requested, DOMAINS, FALLBACK)).toBe('https://portal.aurora.example');
  });
});

describe('an origin header', () => {
  it('longer than any origin is not read', () => {
    expect(parseOrigin(`https://${'a'.repeat(300)}.example`)).toBeNull();
  });
});
