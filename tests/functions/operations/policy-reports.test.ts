import { expect, it } from 'vitest';
import { askFunction } from '../support/call.ts';

const send = (body: string, method = 'POST') =>
  askFunction('receivePolicyReport', {
    method,
    headers: { 'Content-Type': 'application/csp-report' },
    ...(method === 'GET' ? {} : { body }),
  });
const REPORT = JSON.stringify({
  'csp-report': {
    'document-uri': 'http://localhost:5000/auth',
    'blocked-uri': 'inline',
    'effective-directive': 'script-src-elem',
  },
});

it('takes what a browser reports about the content security policy, and answers with nothing', async () => {
  const answer = await send(REPORT);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});

it.each([
  ['another method', 405, () => send('', 'GET')],
  ['nothing at all', 400, () => send('')],
  ['what is no report', 400, () => send('{"a":1}')],
  ['brackets as deep as they come', 400, () => send('['.repeat(8000))],
  ['more than a browser sends', 413, () => send(REPORT + ' '.repeat(9000))],
])('refuses %s, with a number and no trace of its insides', async (_what, status, attempt) => {
  const answer = await attempt();
  expect([answer.status, await answer.text()]).toEqual([status, '']);
});
