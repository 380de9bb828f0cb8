/** Of the browsers' own makers; a server that pushed to any address would ask anything of anybody's network. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const WINDOWS = '.notify.windows.com';

/** Whether an address is one of a known push service. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return HOSTS.includes(hostname) || hostname.endsWith(WINDOWS);
}
