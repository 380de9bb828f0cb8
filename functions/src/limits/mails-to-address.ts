import type { Limit } from './rate-limit.ts';

/** E-mails that anybody can cause to be sent to one address, in an hour: enough for a person in trouble. */
const MAILS_PER_ADDRESS = 5;

export function mailsToAddress(address: string): Limit {
  return { bucket: 'mail_to', subject: address.trim().toLowerCase(), perHour: MAILS_PER_ADDRESS };
}
