import type { RequestHandler } from 'express';
import { AppError } from './app-error';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site cannot change anything here, whoever is signed in. Browsers send `Origin` with every such
 * request; programs that send neither header carry no cookies of ours by accident.
 */
export function sameOriginWrites(origins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const origin = request.get('origin');
    const foreign = origin === undefined ? request.get('sec-fetch-site') === 'cross-site' : !origins.includes(origin);
    if (foreign && !READING.has(request.method)) throw new AppError('forbidden', 'forbidden', 'This request came from another site.');
    next();
  };
}
