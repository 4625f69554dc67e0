import type { RequestHandler } from 'express';
import { createBearerCheck } from '../http';
import type { PageChanges } from './page-changes';

const PATH = '/_changes';

/**
 * Serves `GET /_changes?since=41` to gateways that send the token. The route is not part of the public API, and
 * gateways do not proxy it.
 */
export function changesRoute(changes: Pick<PageChanges, 'since'>, token: string): RequestHandler {
  const isGateway = createBearerCheck(token);
  return async (request, response, next) => {
    if (request.path !== PATH) return next();
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'GET') return void response.status(405).set('Allow', 'GET').end();
    if (!isGateway(request.get('authorization'))) return void response.status(401).end();
    const { since } = request.query;
    if (since !== undefined && !/^\d{1,15}$/.test(String(since))) return void response.status(400).end();
    response.json(await changes.since(since === undefined ? undefined : Number(since)));
  };
}
