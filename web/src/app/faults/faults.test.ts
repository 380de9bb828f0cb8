import { describe, expect, it } from 'vitest';
import type { FaultReport } from '@portal/domain';
import { faultReport } from './fault-report.ts';
import { watchFaults } from './watch-faults.ts';

function failure(
  message: string,
  { name = 'TypeError', place = '/assets/app-Ab12_x.js:1:2345' } = {},
): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at f (https://portal.example${place})\n    at https://portal.example/assets/ui-Cd.js:2:3`;
  return error;
}

describe('what is told of a fault', () => {
  it('is what it was, where in our code, and on which screen', () => {
    expect(faultReport(failure('x is not a function'), '/admin/clients')).toEqual({
      name: 'TypeError',
      message: 'x is not a function',
      places: ['/assets/app-Ab12_x.js:1:2345', '/assets/ui-Cd.js:2:3'],
      page: '/admin/clients',
    });
  });

  it('names nobody: neither in its words nor by the address of the screen', () => {
    const report = faultReport(
      failure('no client "Padaria da Maria" (maria@padaria.example, 12.345.678/0001-90)'),
      '/admin/clients/k3JxQ9mW2vRt7LpA0sYd/edit',
    );
    expect(report).toMatchObject({
      message: 'no client [quoted] ([e-mail], [number])',
      page: '/admin/clients/:id/edit',
    });
  });

  it('knows no names of another’s making', () => {
    expect(faultReport(failure('x', { name: 'Maria Souza' }), '/')?.name).toBe('Error');
  });

  it.each([
    ['a thing that was called off', failure('x', { name: 'AbortError' })],
    ['a server out of reach', failure('Failed to fetch')],
    ['the same in Firefox', failure('NetworkError when attempting to fetch resource.')],
    ['the same in Safari', failure('Load failed')],
    ['code that did not come', failure('Failed to fetch dynamically imported module: /assets/x.js')],
    ['what is no error', 'text'],
  ])('is nothing for %s', (_what, error) => {
    expect(faultReport(error, '/')).toBeNull();
  });
});

describe('a page', () => {
  function open({ random = 0, online = true } = {}) {
    const told: FaultReport[] = [];
    const scope = new EventTarget();
    const page = { online };
    const faults = watchFaults(scope as never, (report) => void told.push(report), {
      isOnline: () => page.online,
      pathname: () => '/admin',
      random: () => random,
    });
    const raise = (error: unknown) => scope.dispatchEvent(Object.assign(new Event('error'), { error }));
    const reject = (reason: unknown) =>
      scope.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    return { told, page, faults, raise, reject };
  }

  it('tells a fault once, whether it was thrown or a promise broke', () => {
    const { told, raise, reject } = open();
    raise(failure('one'));
    reject(failure('one'));
    reject(failure('two', { place: '/assets/b.js:1:1' }));
    expect(told.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  it('tells five at most', () => {
    const { told, raise } = open();
    for (let line = 1; line <= 9; line += 1) raise(failure('x', { place: `/assets/a.js:${line}:1` }));
    expect(told).toHaveLength(5);
  });

  it('that is not among the quarter that tells, tells only of a screen that fell', () => {
    const { told, raise, faults } = open({ random: 0.3 });
    raise(failure('one'));
    faults.screenFell(failure('two'));
    expect(told.map(({ message }) => message)).toEqual(['two']);
  });

  it('without a connection tells nothing, and goes on telling afterwards', () => {
    const { told, page, raise } = open({ online: false });
    raise(failure('one'));
    expect(told).toEqual([]);
    page.online = true;
    raise(failure('one'));
    expect(told).toHaveLength(1);
  });

  it('stops where it is told to', () => {
    const { told, faults, raise } = open();
    faults.stop();
    raise(failure('one'));
    expect(told).toEqual([]);
  });
});
