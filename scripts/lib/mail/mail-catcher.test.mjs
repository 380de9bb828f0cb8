import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailPage } from './mail-page.mjs';
import { startMailCatcher } from './mail-catcher.mjs';
import { Stopping } from '../process/stopping.mjs';

const MESSAGE = [
  'From: "Aurora" <portal@aurora.example>',
  'To: Marcos <marcos@example.com>, =?UTF-8?Q?S=C3=B3cios?=: a@example.com, b@example.com;',
  'Subject: =?UTF-8?Q?Sua_conta_foi_aprovada?=',
  'Message-ID: <1@aurora.example>',
  'X-Kind: account_approved',
  'Content-Type: multipart/alternative; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Olá, Marcos',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Olá</p><script>alert(1)</script>',
  '--x--',
];

let plan;
let stopping;
beforeEach(async () => {
  plan = { smtp: await freePort(), mail: await freePort() };
  stopping = new Stopping();
  await startMailCatcher(plan, stopping);
});
afterEach(() => stopping.stopAll());

const mails = async () => (await fetch(`http://localhost:${plan.mail}/email`)).json();

describe('the mail catcher', () => {
  it('shows what it took in the usual shape', async () => {
    await send(plan.smtp, MESSAGE);
    expect(await mails()).toMatchObject([
      {
        from: [{ address: 'portal@aurora.example', name: 'Aurora' }],
        to: [
          { address: 'marcos@example.com', name: 'Marcos' },
          { address: 'a@example.com', name: '' },
          { address: 'b@example.com', name: '' },
        ],
        subject: 'Sua conta foi aprovada',
        text: expect.stringContaining('Olá, Marcos'),
        html: expect.stringContaining('<p>Olá</p>'),
        headers: { 'x-kind': 'account_approved', 'message-id': '<1@aurora.example>' },
        envelope: { from: { address: 'bounce@aurora.example' }, to: [{ address: 'marcos@example.com' }] },
      },
    ]);
  });

  it('hands out one message by its id and forgets it on request', async () => {
    await send(plan.smtp, MESSAGE);
    await send(plan.smtp, MESSAGE);
    const [first, second] = await mails();
    const url = `http://localhost:${plan.mail}/email/${first.id}`;
    expect(await (await fetch(url)).json()).toEqual(first);
    expect(await (await fetch(url, { method: 'DELETE' })).json()).toBe(true);
    expect((await fetch(url)).status).toBe(404);
    expect(await mails()).toEqual([second]);
  });

  it('forgets everything on request', async () => {
    await send(plan.smtp, MESSAGE);
    await fetch(`http://localhost:${plan.mail}/email/all`, { method: 'DELETE' });
    expect(await mails()).toEqual([]);
  });

  it('shows people a page on which no script of a message runs', async () => {
    await send(plan.smtp, MESSAGE);
    const response = await fetch(`http://localhost:${plan.mail}/`);
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('Sua conta foi aprovada');
    expect(html).not.toContain('<script>');
    expect(html).toMatch(/<iframe sandbox="(?![^"]*allow-scripts)/);
  });
});

describe('the page of mails', () => {
  it('says so when there are none', () => {
    expect(mailPage([])).toContain('Nenhum e-mail ainda.');
  });
});

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** One message by plain SMTP, each line answered before the next. */
async function send(port, lines) {
  const socket = connect(port, '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async () => {
    for (;;) {
      const { value } = await answers.next();
      if (/^\d{3} /.test(value)) return value;
    }
  };
  await answer();
  const talk = ['EHLO test', 'MAIL FROM:<bounce@aurora.example>', 'RCPT TO:<marcos@example.com>', 'DATA'];
  for (const line of talk) {
    socket.write(`${line}\r\n`);
    await answer();
  }
  socket.write(`${lines.join('\r\n')}\r\n.\r\n`);
  expect(await answer()).toMatch(/^250 /);
  socket.end('QUIT\r\n');
}
