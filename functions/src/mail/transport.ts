import { createTransport } from 'nodemailer';
import { smtpHost, smtpPassword, smtpPort, smtpUser } from '../params.ts';
import type { ComposedMail } from './compose-mail.ts';

/** Below the trigger's own time, so that a dead server ends in an error that is settled and retried. */
const TIMEOUT_MS = 15_000;
/** TLS from the first byte; on every other port the connection is raised by STARTTLS. */
const SMTPS_PORT = 465;

/** `refused`: the server will never take this message. Anything that may pass is thrown. */
export type Delivery = { kind: 'accepted' } | { kind: 'refused'; code: number };

export async function deliver(mail: ComposedMail): Promise<Delivery> {
  const user = smtpUser.value();
  const port = smtpPort.value();
  const host = smtpHost.value();
  const transport = createTransport({
    host,
    port,
    secure: port === SMTPS_PORT,
    // A password never crosses the network in the clear; the local catcher has no certificate to speak of.
    requireTLS: user !== '',
    ignoreTLS: host === '127.0.0.1',
    ...(user === '' ? {} : { auth: { user, pass: smtpPassword.value() } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing in a message may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(mail);
    return { kind: 'accepted' };
  } catch (error) {
    const code = permanentRefusal(error);
    if (code === null) throw error;
    return { kind: 'refused', code };
  } finally {
    transport.close();
  }
}

/** Why a delivery failed that may go well the next time: a code, because a server's own words may name somebody. */
export function passingProblem(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return 'internal';
  if (error.code === 'EAUTH') return 'login';
  if ('responseCode' in error && typeof error.responseCode === 'number') return `smtp_${error.responseCode}`;
  return AWAY.some((code) => code === error.code) ? 'unreachable' : 'internal';
}

/** What nodemailer calls a server that cannot be talked to. */
const AWAY = ['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EPROTOCOL', 'ECONNREFUSED'];

/**
 * The SMTP status of a refusal of this recipient or message (5xx after EHLO and login). A wrong password
 * is also a 5xx, but of the installation: that is worth trying again once it is corrected.
 */
function permanentRefusal(error: unknown): number | null {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return null;
  const { responseCode, code } = error;
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMessage && typeof responseCode === 'number' && responseCode >= 500 ? responseCode : null;
}
