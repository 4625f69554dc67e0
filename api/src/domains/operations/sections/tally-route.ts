import express, { type RequestHandler, Router } from 'express';
import { sectionTallySchema } from '@verse/api-contract/operations/sections.schema';
import { createBearerCheck } from '../../../platform/http';
import type { CountsRepository } from './counts.repository';

const PATH = '/_tally';

interface TallyRoute {
  counts: Pick<CountsRepository, 'add'>;
  token: string;
  now: () => Date;
}

/**
 * `POST /_tally`: gateways use their token to send browser reports about releases. The route is not an API operation,
 * and gateways do not proxy it.
 */
export function tallyRoute({ counts, token, now }: TallyRoute): RequestHandler {
  const isGateway = createBearerCheck(token);
  const router = Router();
  router.all(PATH, (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') return void response.status(405).set('Allow', 'POST').end();
    if (!isGateway(request.get('authorization'))) return void response.status(401).end();
    next();
  });
  router.post(PATH, express.json({ limit: '64kb', inflate: false }), async (request, response) => {
    const tally = sectionTallySchema.safeParse(request.body);
    if (!tally.success) return void response.status(400).end();
    await counts.add(tally.data.counts, now());
    response.status(204).end();
  });
  // Wrapped in a function, so that the router's routes do not count as routes of the app.
  return (request, response, next) => void router(request, response, next);
}
