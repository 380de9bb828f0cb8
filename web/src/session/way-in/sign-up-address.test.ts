import { describe, expect, it } from 'vitest';
import { signUpAddress } from './sign-up-address.ts';

describe('the address to hand on', () => {
  const at = (host: string, scheme = 'https:') => ({ host, origin: `${scheme}//${host}` });
  const firm = { domains: ['boreal.example', 'localhost:5000'] };

  it('is this site where it is the firm’s own', () => {
    expect(signUpAddress(firm, at('boreal.example'))).toBe('https://boreal.example/auth');
    expect(signUpAddress(firm, at('localhost:5000', 'http:'))).toBe('http://localhost:5000/auth');
  });

  it('is the firm’s own where this site is another firm’s: people would sign up into that one', () => {
    expect(signUpAddress(firm, at('aurora.example'))).toBe('https://boreal.example/auth');
  });

  it.each([null, { domains: [] }])('is this site where the firm names none', (unnamed) => {
    expect(signUpAddress(unnamed, at('aurora.example'))).toBe('https://aurora.example/auth');
  });
});
