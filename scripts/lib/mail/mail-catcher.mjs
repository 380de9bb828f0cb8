import { caughtMail } from './caught-mail.mjs';
import { mailPage } from './mail-page.mjs';
import { serveOnLoopback, listenOnLoopback } from '../ports/loopback.mjs';

/** Far above any mail of the product; a runaway loop must not fill the memory. */
const KEPT = 2_000;

/**
 * The local mail server: takes everything by SMTP, sends nothing on, shows it at `/` and as JSON at `/email`
 * (also `/email/{id}`; DELETE `/email/all` and `/email/{id}`). `failed` settles if one of its servers breaks.
 */
export async function startMailCatcher(plan, holder) {
  const mails = [];
  let order = 0;
  const smtp = await startSmtp(plan.smtp, (parsed, envelope) => {
    order += 1;
    mails.push(caughtMail(parsed, envelope, order, new Date()));
    if (mails.length > KEPT) mails.shift();
  });
  holder.add(smtp.stop);
  const http = await serveOnLoopback(plan.mail, (request, response) => respond(mails, request, response));
  holder.add(http.stop);
  return { failed: Promise.race([smtp.failed, http.failed]) };
}

async function startSmtp(port, onMail) {
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([
    import('smtp-server'),
    import('postal-mime'),
  ]);
  const create = () =>
    new SMTPServer({
      authOptional: true,
      // The name behind 127.0.0.1 is not worth a second of waiting.
      disableReverseLookup: true,
      // No certificate here; senders use plain SMTP on loopback.
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
      onData: (stream, session, done) =>
        void receive(stream, session, onMail, PostalMime).then(() => done(), done),
    });
  return listenOnLoopback(port, create, (server) => new Promise((resolve) => server.close(resolve)));
}

async function receive(stream, session, onMail, PostalMime) {
  const parsed = await PostalMime.parse(Buffer.concat(await stream.toArray()));
  onMail(parsed, {
    from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
    to: session.envelope.rcptTo.map(({ address }) => address),
  });
}

function respond(mails, request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const [room, id] = pathname.split('/').slice(1);
  if (pathname === '/' && request.method === 'GET') return sendPage(response, mailPage(mails));
  if (room !== 'email') return sendJson(response, 404, { error: 'not found' });
  if (request.method === 'DELETE') return remove(mails, id, response);
  if (request.method !== 'GET') return sendJson(response, 405, { error: 'method not allowed' });
  if (id === undefined || id === '') return sendJson(response, 200, mails);
  const mail = mails.find((kept) => kept.id === id);
  return mail === undefined ? sendJson(response, 404, { error: 'not found' }) : sendJson(response, 200, mail);
}

function remove(mails, id, response) {
  const kept = id === 'all' ? [] : mails.filter((mail) => mail.id !== id);
  const isRemoved = id === 'all' || kept.length < mails.length;
  mails.splice(0, mails.length, ...kept);
  return sendJson(response, isRemoved ? 200 : 404, isRemoved);
}

function sendJson(response, status, value) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(value));
}

function sendPage(response, html) {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
  });
  response.end(html);
}
