import type { IncomingMessage } from 'node:http';
import { createClientResolver, parseTrustedProxies } from './client-address';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const resolve = (proxies: string, peer: string, forwarded?: string) =>
  createClientResolver(parseTrustedProxies(proxies))(
    request(peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
  );

describe('the client', () => {
  // @proves R15
  it('is the peer, whatever it claims, unless it is a configured proxy', () => {
    expect(resolve('10.0.0.0/8', '203.0.113.9', '198.51.100.1').address).toBe('203.0.113.9');
    expect(resolve('10.0.0.0/8', '10.1.2.3', '198.51.100.1').address).toBe('198.51.100.1');
    expect(resolve('10.0.0.0/8', '::ffff:10.1.2.3', '198.51.100.1').address).toBe('198.51.100.1');
    expect(resolve('loopback', '::1', '2001:db8::7').address).toBe('2001:db8::7');
  });

  // @proves R15
  it('is what the last configured proxy saw, not the entries before it', () => {
    expect(resolve('loopback, uniquelocal', '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.7, 192.168.3.4').address).toBe(
      '198.51.100.1',
    );
    expect(resolve('loopback', '127.0.0.1', '198.51.100.1, nobody').address).toBe('127.0.0.1');
    expect(resolve('loopback', '127.0.0.1', '').address).toBe('127.0.0.1');
    expect(resolve('loopback', '127.0.0.1').address).toBe('127.0.0.1');
  });

  // @proves R15
  it('is the same for all addresses of an IPv6 /64 network, in every spelling', () => {
    const keys = ['2001:db8:0:7::1', '2001:DB8::7:1:2:3:4', '2001:0db8:0000:0007:ffff::'].map(
      (address) => resolve('loopback', address).key,
    );
    expect(new Set(keys)).toEqual(new Set(['2001:db8:0:7::/64']));
    expect(resolve('loopback', '2001:db8:0:8::1').key).toBe('2001:db8:0:8::/64');
    expect(resolve('loopback', '::ffff:192.0.2.4').key).toBe('192.0.2.4');
  });

  // @proves R15
  it('uses https only if a configured proxy reports it', () => {
    const protocol = (peer: string) =>
      createClientResolver(parseTrustedProxies('loopback'))(request(peer, { 'x-forwarded-proto': 'https' })).protocol;
    expect([protocol('127.0.0.1'), protocol('203.0.113.9')]).toEqual(['https', 'http']);
  });
});

describe('the proxies', () => {
  // @proves R15
  it.each(['true', '1', ' ', 'everybody', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.1,'])('are never %p', (value) => {
    expect(() => parseTrustedProxies(value)).toThrow(/neither loopback/);
  });
});
