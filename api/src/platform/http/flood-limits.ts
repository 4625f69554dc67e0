import type { Request, RequestHandler } from 'express';
import { networkOfClient } from './browser';
import type { Person } from './person';
import type { RateLimits } from './rate-limit';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const MINUTE_MS = 60_000;
const WAIT = 'That was a lot in a minute. Please wait a moment and try again.';

/** The gateway asks for pages on everybody's behalf; for one visitor it says for whom. */
function isGateway(request: Request): boolean {
  const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return request.ips.length === 0 && isTrusted(request.socket.remoteAddress ?? '', 0);
}

/** A page may show fifty of them, and they are bytes from the disk. */
const isPicture = ({ path }: Request) => path.startsWith('/api/images/');

const writerOf = (request: Request) =>
  (request.res?.locals.person as Person | undefined)?.id ?? networkOfClient(request);

export interface FloodLimits {
  readsPerMinute: number;
  searchesPerMinute: number;
  writesPerMinute: number;
}

/** Far above what people do: no single client takes the process from the others, whatever it asks for. */
export function floodLimits(
  rateLimits: RateLimits,
  { readsPerMinute, searchesPerMinute, writesPerMinute }: FloodLimits,
): { reads: RequestHandler[]; writes: RequestHandler } {
  const common = { windowMs: MINUTE_MS, message: WAIT, here: true };
  const isRead = (request: Request) => READING.has(request.method) && !isGateway(request);
  return {
    /** Before anybody is looked up. */
    reads: [
      rateLimits({
        ...common,
        name: 'reads',
        limit: readsPerMinute,
        by: networkOfClient,
        skip: (request) => !isRead(request) || isPicture(request),
      }),
      rateLimits({
        ...common,
        name: 'searches',
        limit: searchesPerMinute,
        by: networkOfClient,
        skip: (request) => !isRead(request) || request.query.q === undefined,
      }),
    ],
    /** By account, once it is known; by address for those without. */
    writes: rateLimits({
      ...common,
      name: 'writes',
      limit: writesPerMinute,
      by: writerOf,
      skip: ({ method }) => READING.has(method),
    }),
  };
}
