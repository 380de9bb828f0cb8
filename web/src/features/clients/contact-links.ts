import { type ClientFields, formatPhone } from '@portal/domain';

export type ContactLink = { kind: 'email' | 'phone'; href: string; label: string };

/** What a tap can write to or call; a number without a country is a Brazilian one. */
export function contactLinks({ email, phone }: Pick<ClientFields, 'email' | 'phone'>): ContactLink[] {
  const links: ContactLink[] = [];
  if (email !== null && email !== '') links.push({ kind: 'email', href: `mailto:${email}`, label: email });
  const digits = phone?.replace(/\D/g, '') ?? '';
  if (phone !== null && digits !== '') {
    const number = phone.trim().startsWith('+') ? `+${digits}` : `+55${digits}`;
    links.push({ kind: 'phone', href: `tel:${number}`, label: formatPhone(phone) });
  }
  return links;
}
