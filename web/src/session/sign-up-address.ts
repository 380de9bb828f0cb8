import { paths } from '#config/paths.ts';
import type { HeardFirm } from './account-service.ts';

/** Where people sign up into this firm: this site where it is the firm's own, else the first that is. */
export function signUpAddress(
  firm: Pick<HeardFirm, 'domains'> | null,
  { host, origin }: Pick<Location, 'host' | 'origin'> = location,
): string {
  const [first] = firm?.domains ?? [];
  const isOwn = first === undefined || firm?.domains.includes(host) === true;
  return `${isOwn ? origin : `https://${first}`}${paths.auth}`;
}
