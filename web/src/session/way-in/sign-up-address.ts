import { paths } from '#config/paths.ts';
import type { HeardFirm } from '../account/account-service.ts';

/** Where people sign up into this firm. */
export const signUpAddress = (firm: Domains, at?: Site): string => portalAddress(firm, paths.auth, at);

type Domains = Pick<HeardFirm, 'domains'> | null;
type Site = Pick<Location, 'host' | 'origin'>;

/** A path of the app as an address for others: on this site where it is the firm's own, else on the first that is. */
export function portalAddress(firm: Domains, path: string, { host, origin }: Site = location): string {
  const [first] = firm?.domains ?? [];
  const isOwn = first === undefined || firm?.domains.includes(host) === true;
  return `${isOwn ? origin : `https://${first}`}${path}`;
}
