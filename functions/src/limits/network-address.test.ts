import { describe, expect, it } from 'vitest';
import { networkAddress } from './network-address.ts';

describe('the network address of a caller', () => {
  it('is the entry that the platform appended, not what the caller wrote before it', () => {
    expect(networkAddress('10.0.0.1, 203.0.113.7', '127.0.0.1')).toBe('203.0.113.7');
  });

  it('is the peer when nothing was forwarded', () => {
    expect(networkAddress(undefined, '198.51.100.4')).toBe('198.51.100.4');
    expect(networkAddress(' ', '198.51.100.4')).toBe('198.51.100.4');
    expect(networkAddress(undefined, undefined)).toBe('unknown');
  });

  it('is the same for every address of one IPv6 network', () => {
    const spellings = ['2001:db8:0:7::1', '2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7:1:2:3:4'];
    expect(new Set(spellings.map((one) => networkAddress(one, undefined)))).toEqual(
      new Set(['2001:db8:0:7']),
    );
    expect(networkAddress('2001:db8:0:8::1', undefined)).toBe('2001:db8:0:8');
  });

  it('reads an IPv4 address that came in an IPv6 envelope', () => {
    expect(networkAddress(undefined, '::ffff:192.0.2.9')).toBe('192.0.2.9');
  });
});
