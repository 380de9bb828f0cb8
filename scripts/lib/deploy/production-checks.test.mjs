import { describe, expect, it } from 'vitest';
import { textBreaches } from '../build/bundle-law.mjs';
import { missingVariables, parseEnv } from './required-variables.mjs';

describe('a production bundle', () => {
  it.each([
    ['connect("http://localhost:9099")', 'an emulator address'],
    ['fetch("http://127.0.0.1:8080/x")', 'an emulator address'],
    ['{projectId:"demo-portal"}', 'the local project'],
    ['x=9199+n', 'an emulator port'],
    ['"Demo@2026!"', 'the demo password'],
    ['-----BEGIN RSA PRIVATE KEY-----', 'a private key'],
    ['{"type": "service_account"}', 'a service account'],
    ['process.env.SMTP_PASSWORD', 'the name of a secret'],
    ['//# sourceMappingURL=a.js.map', 'a link to a source map'],
  ])('with %s is refused', (text, what) => {
    expect(textBreaches('a.js', text).join()).toContain(what);
  });

  it('may name its own project and a plain number', () => {
    expect(textBreaches('a.js', 'const o={projectId:"portal-example",port:19099,host:"localhost"}')).toEqual(
      [],
    );
  });
});

describe('the variables of a production build', () => {
  it('are named one by one when they are missing or empty', () => {
    expect(missingVariables(['A', 'B', 'C'], { A: '1', B: ' ' }, '.env')).toEqual([
      'B is missing: set it in .env.',
      'C is missing: set it in .env.',
    ]);
  });

  it('are read from files of lines', () => {
    expect(parseEnv('# remark\nA=1\r\n export B = "two words" \nC=\nnonsense\nD=\'x=y\'')).toEqual({
      A: '1',
      B: 'two words',
      C: '',
      D: 'x=y',
    });
  });
});
