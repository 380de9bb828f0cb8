import { describe, expect, it } from 'vitest';
import { parseBackupArguments } from './backup-arguments.mjs';

const parse = (...argv) => parseBackupArguments(argv, '/home/ana');

describe('the command line of npm run backup', () => {
  it('takes a firm and a folder, seen from where the person is', () => {
    const local = { tenant: 'aurora', to: '/home/ana/copies', project: null, offset: 0 };
    expect(parse('--tenant', 'aurora', '--to', 'copies')).toEqual(local);
    expect(parse('--tenant', 'aurora', '--to', 'copies', '--offset', '450')).toEqual({
      ...local,
      offset: 450,
    });
    expect(parse('--tenant', 'aurora', '--to', '/mnt/b', '--project', 'aurora-prod')).toEqual({
      tenant: 'aurora',
      to: '/mnt/b',
      project: 'aurora-prod',
      offset: 0,
    });
  });

  it('takes a file for the ledger of erasures', () => {
    const wanted = { tenant: 'aurora', erasures: '/home/ana/gone.jsonl', project: null, offset: 0 };
    expect(parse('--tenant', 'aurora', '--erasures', 'gone.jsonl')).toEqual(wanted);
  });

  it('takes a folder to check', () => {
    expect(parse('--check', 'copies')).toEqual({ check: '/home/ana/copies' });
  });

  it.each([
    [['--tenant', 'aurora'], /--to are needed.*Usage/],
    [['--tenant', 'a/b', '--to', 'x'], /no firm's id/],
    [['--tenant', 'aurora', '--to', 'x', '--project', 'demo-portal'], /local project/],
    [['--tenant', 'aurora', '--to', 'x', '--project', 'aurora-prod', '--offset', '450'], /does not go with/],
    [['--tenant', 'aurora', '--to', 'x', '--offset', 'x'], /whole number/],
    [['--tenant', 'aurora', '--to', 'x', '--erasures', 'y'], /two commands/],
    [['--check', 'x', '--tenant', 'aurora'], /--check goes alone/],
    [['--form', 'x'], /Unknown option '--form'.*Usage/],
  ])('refuses %j with one line', (argv, line) => {
    expect(() => parse(...argv)).toThrow(line);
    expect(() => parse(...argv)).toThrow(/^[^\n]*$/);
  });
});
