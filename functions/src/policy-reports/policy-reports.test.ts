import { describe, expect, it } from 'vitest';
import { readPolicyReport } from './read-policy-report.ts';
import { sparingly } from '../calls/sparingly.ts';

const report = (fields: Record<string, unknown> = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://aurora.example/admin/clients?busca=Maria#x',
      'blocked-uri': 'https://evil.example/a.js?token=1',
      'effective-directive': 'script-src-elem',
      'script-sample': 'alert(1)',
      ...fields,
    },
  });

describe('a report of the policy', () => {
  it('keeps directive, place and page, without what may be a secret or a name', () => {
    expect(readPolicyReport(report())).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://evil.example/a.js',
      page: '/admin/clients',
    });
  });

  it.each(['inline', 'trusted-types-sink', ''])('may name no address but the word %j', (word) => {
    expect(readPolicyReport(report({ 'blocked-uri': word }))?.blocked).toBe(word);
  });

  it('is cut to a length that a log can hold', () => {
    const long = `https://evil.example/${'a'.repeat(5000)}`;
    const read = readPolicyReport(report({ 'blocked-uri': long, 'document-uri': long }));
    expect([read?.blocked.length, read?.page.length]).toEqual([200, 200]);
  });

  it.each([
    ['no JSON', 'x'],
    ['an empty body', ''],
    ['a list as deep as the body is long', '['.repeat(4000)],
    ['another report', '{"csp-report":{}}'],
    ['a page that is no address', report({ 'document-uri': 'javascript:1' })],
    ['a directive that is none', report({ 'effective-directive': 'x'.repeat(101) })],
  ])('is none in %s', (_what, body) => {
    expect(readPolicyReport(body)).toBeNull();
  });
});

it('says yes so often in a stretch of time, and again in the next', () => {
  const mayLog = sparingly({ most: 2, everyMs: 1000 });
  expect([5000, 5001, 5002, 5999, 6000].map(mayLog)).toEqual([true, true, false, false, true]);
});
