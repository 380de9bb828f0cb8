import { describe, expect, it } from 'vitest';
import type { Begun } from '#data/figures/beginning.ts';
import { firstSteps } from './first-steps.ts';

const NOTHING: Begun = { clients: false, people: false, services: false, obligations: false };
const UNSAID = { phone: null, email: null, address: null };
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
