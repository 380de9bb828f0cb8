import { expect } from '@playwright/test';
import { mailbox } from './local-backend.ts';

export type Mail = { to: { address: string }[]; subject: string; text: string; html: string };

export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${mailbox}/email`);
  const mails = (await response.json()) as Mail[]; // the catcher's documented shape
  return mails.filter((mail) => mail.to.some((to) => to.address === address));
}

/** Waits for a mail to `address` whose subject or text matches. */
export async function awaitMail(address: string, pattern: RegExp): Promise<Mail> {
  const matching = async () =>
    (await mailsTo(address)).find((mail) => pattern.test(mail.subject) || pattern.test(mail.text));
  await expect.poll(matching, { message: `a mail to ${address} matching ${pattern}` }).toBeTruthy();
  const mail = await matching();
  if (mail === undefined) throw new Error('the mail disappeared from the mailbox');
  return mail;
}

/** The first link of a mail that leads to `path`. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (link === undefined) throw new Error(`no link to ${path} in: ${mail.text}`);
  return link;
}
