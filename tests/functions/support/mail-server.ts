import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { triggersSettled } from './backend.ts';

export type CaughtMail = Email & { recipients: string[]; source: string };

type Answer = { code: number; text: string };

let mails: CaughtMail[] = [];
let answers: Answer[] = [];

/** Every e-mail taken since the test began. */
export const caughtMails = (): readonly CaughtMail[] => mails;
export const mailsTo = (address: string): CaughtMail[] =>
  mails.filter((mail) => mail.recipients.includes(address));

/** The server answers the next messages with these instead of taking them. */
export function answerNext(...next: Answer[]): void {
  answers = next;
}

/** To every message, until it is told otherwise. */
let always: Answer | null = null;
export function answerAlways(answer: Answer | null): void {
  always = answer;
}

const server = new SMTPServer({
  authOptional: true,
  // It has no certificate of its own.
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const answer = answers.shift() ?? always;
      if (answer !== null) {
        done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
        return;
      }
      const source = Buffer.concat(chunks);
      PostalMime.parse(source).then((email) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...email, recipients, source: source.toString('utf8') });
        done();
      }, done);
    });
  },
});

beforeAll(
  () => new Promise<void>((resolve) => server.listen(inject('backend').smtpPort, '127.0.0.1', resolve)),
);
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
// An e-mail still on its way would land in the next test, or between two files at a closed port.
afterEach(triggersSettled);
beforeEach(() => {
  mails = [];
  answers = [];
  always = null;
});
