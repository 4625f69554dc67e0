import type { Request, RequestHandler } from 'express';
import { parseUrl } from '@verse/api-contract/parse-url';
import { AppError } from './app-error';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether any header that declares the request's origin names another site. `none` means that the user navigated
 * directly, e.g. from the address bar.
 */
function isForeign(request: Request, origins: readonly string[]): boolean {
  const site = request.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return true;
  const origin = request.get('origin');
  if (origin !== undefined) return !origins.includes(origin);
  const referer = request.get('referer');
  return referer !== undefined && !origins.includes(parseUrl(referer)?.origin ?? '');
}

/**
 * Prevents CSRF by rejecting writes from other sites' pages. Browsers send `Origin` with every such request. A client
 * that sends none of these headers is not a browser, so no other site can make it send this site's cookies.
 */
export function sameOriginWrites(origins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    if (!SAFE_METHODS.has(request.method) && isForeign(request, origins))
      throw new AppError('forbidden', 'This request came from another site.');
    next();
  };
}
