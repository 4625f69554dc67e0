import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Sets one id per request, for every log line and the response; reuses the gateway's id when it sent one. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  request.id = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  response.set('X-Request-Id', request.id);
  next();
};
