import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Sets a request id, used in all log lines for the request and in the response. Reuses the gateway's id if present. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  request.id = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  response.set('X-Request-Id', request.id);
  next();
};
