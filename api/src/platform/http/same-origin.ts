import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Everything a browser says about where a request comes from must name us; `none` is the person at the address bar. */
function isForeign(request: Request, origins: readonly string[]): boolean {
  const site = request.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return true;
  const origin = request.get('origin');
  if (origin !== undefined) return !origins.includes(origin);
  const referer = request.get('referer');
  return referer !== undefined && !(URL.canParse(referer) && origins.includes(new URL(referer).origin));
}

/**
 * A page of another site cannot change anything here, whoever is signed in. Browsers send `Origin` with every such
 * request; programs that send none of these headers carry no cookies of ours by accident.
 */
export function sameOriginWrites(origins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    if (!READING.has(request.method) && isForeign(request, origins))
      throw new AppError('forbidden', 'This request came from another site.');
    next();
  };
}
