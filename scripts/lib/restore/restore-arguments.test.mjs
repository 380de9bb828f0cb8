import { describe, expect, it } from 'vitest';
import { parseRestoreArguments } from './restore-arguments.mjs';

const parse = (...argv) => parseRestoreArguments(argv, '/home/ana');

describe('the command line of npm run restore', () => {
  it('takes a firm and a folder, seen from where the person is', () => {
    const local = { tenant: 'aurora', from: '/home/ana/copies', erasures: null, project: null, offset: 0 };
    expect(parse('--tenant', 'aurora', '--from', 'copies')).toEqual(local);
    expect(parse('--tenant', 'aurora', '--from', 'copies', '--erasures', 'gone.jsonl')).toEqual({
      ...local,
      erasures: '/home/ana/gone.jsonl',
    });
    expect(parse('--tenant', 'aurora', '--from', '/mnt/b', '--project', 'aurora-prod')).toEqual({
      ...local,
      from: '/mnt/b',
      project: 'aurora-prod',
    });
  });

  it.each([
    [['--tenant', 'aurora'], /--from are needed.*Usage/],
    [['--from', 'x'], /--from are needed.*Usage/],
    [['--tenant', 'a/b', '--from', 'x'], /no firm's id/],
    [
      ['--tenant', 'aurora', '--from', 'x', '--project', 'aurora-prod', '--offset', '450'],
      /does not go with/,
    ],
    [['--tenant', 'aurora', '--to', 'x'], /Unknown option '--to'.*Usage/],
  ])('refuses %j with one line', (argv, line) => {
    expect(() => parse(...argv)).toThrow(line);
    expect(() => parse(...argv)).toThrow(/^[^\n]*$/);
  });
});
