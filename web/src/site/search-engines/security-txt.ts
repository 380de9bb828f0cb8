import { firm } from '#config/firm.ts';
import { absolute } from './absolute.ts';

/** A build is renewed at least once a year, and with it this date (RFC 9116 asks for one that is not far off). */
const VALID_DAYS = 365;

/** Where somebody who found a hole writes to. */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * 86_400_000);
  return [
    `Contact: mailto:${firm.email}?subject=Seguran%C3%A7a`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: pt, en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
