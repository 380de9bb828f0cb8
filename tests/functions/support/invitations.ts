import { mailsTo as caughtFor } from './mail-server.ts';

export const mailsTo = (address: string) => caughtFor(address.toLowerCase());

/** The link of the last invitation that an address got. */
export function linkIn(address: string): string {
  const texts = mailsTo(address).map(({ text }) => text ?? '');
  const link = texts.findLast((text) => text.includes('/auth/invite#'))?.match(/\S+\/auth\/invite#\S+/)?.[0];
  if (link === undefined) throw new Error(`No invitation came to ${address}`);
  return link;
}

export function secretIn(address: string): { invitation_id: string; secret: string } {
  const [invitation_id = '', secret = ''] = new URL(linkIn(address)).hash.slice(1).split('.');
  return { invitation_id, secret };
}
