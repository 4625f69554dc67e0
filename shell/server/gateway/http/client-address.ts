import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Normalises an address. IPv4 addresses may arrive as ::ffff:192.0.2.1, and link-local ones with an interface name. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/%[^]*/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Parses the proxies that may set the client's address.
 * @throws Error if an entry is neither a name nor an address
 */
export function parseTrustedProxies(value: string): BlockList {
  const list = new BlockList();
  if (value === '') return list;
  for (const entry of value
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => NAMED[part] ?? [part])) {
    const [address = '', bits] = entry.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : NaN;
    // A range covering all addresses would trust every visitor, who could then forge an address.
    if (isIP(address) === 0 || !(length >= 1 && length <= most))
      throw new Error(
        `TRUST_PROXY: '${entry}' is neither loopback, linklocal or uniquelocal nor an address such as 10.0.0.0/8`,
      );
    list.addSubnet(address, length, familyOf(address));
  }
  return list;
}

export interface Client {
  address: string;
  /**
   * Rate-limit key: the IPv4 address, or the /64 network of an IPv6 client. An IPv6 client can choose any address
   * within its network.
   */
  key: string;
  protocol: 'http' | 'https';
}

/** Returns the first four groups of an IPv6 address. All addresses that share them belong to one subscriber. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const keyOf = (address: string) => (isIP(address) === 6 ? networkOf(address) : address);

export type ResolveClient = (request: IncomingMessage) => Client;

/**
 * Determines which client sent a request. Only the configured proxies are trusted, so the client is the rightmost
 * address in `X-Forwarded-For` that does not belong to one of them.
 */
export function createClientResolver(proxies: BlockList): ResolveClient {
  const isTrusted = (address: string) => isIP(address) !== 0 && proxies.check(address, familyOf(address));

  function resolveClient(peer: string, forwarded: string): string {
    let client = peer;
    for (const claimed of forwarded.split(',').map(plain).reverse()) {
      if (isIP(claimed) === 0) return client;
      client = claimed;
      if (!isTrusted(claimed)) return client;
    }
    return client;
  }

  return ({ socket, headers }) => {
    const peer = plain(socket.remoteAddress ?? '');
    if (!isTrusted(peer)) return { address: peer, key: keyOf(peer), protocol: 'http' };
    const address = resolveClient(peer, String(headers['x-forwarded-for'] ?? ''));
    const isSecure =
      String(headers['x-forwarded-proto'] ?? '')
        .split(',')
        .at(-1)
        ?.trim() === 'https';
    return { address, key: keyOf(address), protocol: isSecure ? 'https' : 'http' };
  };
}
