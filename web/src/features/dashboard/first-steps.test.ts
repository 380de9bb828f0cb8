import { describe, expect, it } from 'vitest';
import type { Begun } from '#data/figures/beginning.ts';
import { firstSteps, signUpAddress } from './first-steps.ts';

const NOTHING: Begun = { clients: false, people: false, services: false, obligations: false };
const UNSAID = { phone: null, email: null, address: null, domains: [] };
const TOLD = { ...UNSAID, phone: '1140028922', email: 'contato@aurora.example', address: 'Rua das Acácias' };
const doneOf = (...of: Parameters<typeof firstSteps>) =>
  firstSteps(...of).flatMap(({ name, isDone }) => (isDone === true ? [name] : []));

describe('the first steps of a firm', () => {
  it('are all to be done on the first day', () => {
    expect(doneOf(NOTHING, UNSAID)).toEqual([]);
    expect(firstSteps(NOTHING, UNSAID)).toHaveLength(5);
  });

  it.each(['clients', 'people', 'services', 'obligations'] as const)(
    'are ticked off by what is there: %s',
    (name) => {
      expect(doneOf({ ...NOTHING, [name]: true }, UNSAID)).toEqual([name]);
    },
  );

  it.each(['phone', 'email', 'address'] as const)('ask for the data of the firm without its %s', (name) => {
    expect(doneOf(NOTHING, TOLD)).toEqual(['firm']);
    expect(doneOf(NOTHING, { ...TOLD, [name]: null })).toEqual([]);
  });

  it('say nothing of the data of a firm that this device has not heard of', () => {
    expect(firstSteps(NOTHING, null)[0]?.isDone).toBeNull();
  });
});

describe('the address to hand on', () => {
  const at = (host: string, scheme = 'https:') => ({ host, origin: `${scheme}//${host}` });
  const firm = { ...UNSAID, domains: ['boreal.example', 'localhost:5000'] };

  it('is this site where it is the firm’s own', () => {
    expect(signUpAddress(firm, at('boreal.example'))).toBe('https://boreal.example/auth');
    expect(signUpAddress(firm, at('localhost:5000', 'http:'))).toBe('http://localhost:5000/auth');
  });

  it('is the firm’s own where this site is another firm’s: people would sign up into that one', () => {
    expect(signUpAddress(firm, at('aurora.example'))).toBe('https://boreal.example/auth');
  });

  it.each([null, UNSAID])('is this site where the firm names none', (unnamed) => {
    expect(signUpAddress(unnamed, at('aurora.example'))).toBe('https://aurora.example/auth');
  });
});
