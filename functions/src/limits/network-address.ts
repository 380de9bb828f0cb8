/**
 * Who calls, as far as the network tells: the last entry of `X-Forwarded-For`, because the platform's
 * front end appends the real peer there while a caller can put anything before it.
 * An IPv6 caller owns a whole /64 and could take a new address for every call, so that prefix counts.
 */
export function networkAddress(forwardedFor: string | undefined, peer: string | undefined): string {
  const last = forwardedFor?.split(',').at(-1)?.trim();
  const address = (last === undefined || last === '' ? peer : last) ?? 'unknown';
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return unmapped.includes(':') ? prefix64(unmapped) : unmapped;
}

function prefix64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  const full = [...groups, ...Array<string>(missing).fill('0'), ...tailGroups];
  return full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
