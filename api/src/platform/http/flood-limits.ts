import type { Request, RequestHandler } from 'express';
import { MINUTE_MS } from '@verse/api-contract/time';
import { clientNetwork } from './browser';
import type { Person } from './caller';
import type { RateLimits } from './rate-limit';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const WAIT = 'That’s a lot for one minute. Please wait a moment and try again.';

/**
 * Whether the gateway itself makes the request, for a page shared by all visitors. A request forwarded for a particular
 * visitor carries that visitor's IP address.
 */
function isGateway(request: Request): boolean {
  const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return request.ips.length === 0 && isTrusted(request.socket.remoteAddress ?? '', 0);
}

/** Not counted as searches, because suggestions requested while typing have their own limit in the search feature. */
const isTyping = ({ path }: Request) => path === '/api/search/suggestions';

/** Not counted as reads, because a page may show fifty pictures and serving one only reads bytes from disk. */
const isPicture = ({ path }: Request) => path.startsWith('/api/images/');

const writerKey = (request: Request) =>
  (request.res?.locals.person as Person | undefined)?.id ?? clientNetwork(request);

export interface FloodLimits {
  readsPerMinute: number;
  searchesPerMinute: number;
  writesPerMinute: number;
}

/** Creates limits far above normal use, so that no single client can exhaust the process. */
export function floodLimits(
  rateLimits: RateLimits,
  { readsPerMinute, searchesPerMinute, writesPerMinute }: FloodLimits,
): { reads: RequestHandler[]; writes: RequestHandler } {
  const common = { windowMs: MINUTE_MS, message: WAIT, here: true };
  const isRead = (request: Request) => SAFE_METHODS.has(request.method) && !isGateway(request);
  return {
    /** Runs before authentication, so requests are counted by network. */
    reads: [
      rateLimits({
        ...common,
        name: 'reads',
        limit: readsPerMinute,
        by: clientNetwork,
        skip: (request) => !isRead(request) || isPicture(request),
      }),
      rateLimits({
        ...common,
        name: 'searches',
        limit: searchesPerMinute,
        by: clientNetwork,
        skip: (request) => !isRead(request) || isTyping(request) || request.query.q === undefined,
      }),
    ],
    /** Counted by account, or by network for guests. */
    writes: rateLimits({
      ...common,
      name: 'writes',
      limit: writesPerMinute,
      by: writerKey,
      skip: ({ method }) => SAFE_METHODS.has(method),
    }),
  };
}
