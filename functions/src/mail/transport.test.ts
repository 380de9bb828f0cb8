import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { passingProblem } from './transport.ts';

const MAIL = { from: 'portal@aurora.example', to: 'ana@cliente.example', subject: 'Olá', text: 'Olá' };

/** What the library throws at a real server that answers so; at none, where it is closed beforehand. */
async function problemAt(options: SMTPServerOptions, isClosed = false): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], logger: false, ...options });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo; // of a server that listens on a port
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  if (isClosed) await close();
  const auth = options.authOptional === true ? {} : { auth: { user: 'portal', pass: 'old' } };
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...auth });
  try {
    await transport.sendMail(MAIL);
    return 'none';
  } catch (error) {
    return passingProblem(error);
  } finally {
    transport.close();
    if (!isClosed) await close();
  }
}

const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('why an e-mail could not be sent this time', () => {
  it('is that the server is away', async () => {
    expect(await problemAt({ authOptional: true }, true)).toBe('unreachable');
  });

  it('is that the server refuses the password', async () => {
    expect(
      await problemAt({ allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refuse(535)) }),
    ).toBe('login');
  });

  it('is what the server says of the message, by its number alone', async () => {
    const problem = await problemAt({
      authOptional: true,
      onRcptTo: (_address, _session, done) => done(refuse(451)),
    });
    expect(problem).toBe('smtp_451');
  });

  it('is ours where no server was asked', () => {
    expect(passingProblem(new Error('The firm has no name'))).toBe('internal');
    expect(passingProblem('odd')).toBe('internal');
  });
});
