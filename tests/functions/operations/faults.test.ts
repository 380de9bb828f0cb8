import { expect, it } from 'vitest';
import { askFunction } from '../support/call.ts';

const FAULT = {
  name: 'TypeError',
  message: 'x is not a function',
  places: ['/assets/app-Ab12_-x.js:1:2345'],
  page: '/admin/clients/:id',
};
const send = (body: string, method = 'POST') =>
  askFunction('receiveFault', {
    method,
    // As a browser's beacon does: it asks nobody first.
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', Origin: 'http://localhost:5000' },
    ...(method === 'GET' ? {} : { body }),
  });

it('takes what a page tells of a fault, and answers with nothing', async () => {
  const answer = await send(JSON.stringify(FAULT));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});

it.each([
  ['another method', 405, () => send('', 'GET')],
  ['nothing at all', 400, () => send('')],
  ['what is no report', 400, () => send('{"a":1}')],
  ['a fact more than a report has', 400, () => send(JSON.stringify({ ...FAULT, who: 'maria' }))],
  [
    'a place outside our own files',
    400,
    () => send(JSON.stringify({ ...FAULT, places: ['https://evil.example/a.js:1:1'] })),
  ],
  ['a page with a query', 400, () => send(JSON.stringify({ ...FAULT, page: '/admin?busca=Maria' }))],
  ['brackets as deep as they come', 400, () => send('['.repeat(4000))],
  ['more than a page sends', 413, () => send(JSON.stringify(FAULT) + ' '.repeat(5000))],
])('refuses %s, with a number and no trace of its insides', async (_what, status, attempt) => {
  const answer = await attempt();
  expect([answer.status, await answer.text()]).toEqual([status, '']);
});
