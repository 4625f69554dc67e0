import { Router, type Request } from 'express';
import { AppError, type Feature } from '../http';
import type { Outbox } from './transport';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

function refuseOthers(request: Request): void {
  if (!LOOPBACK.test(request.ip ?? '')) throw new AppError('not-found', 'not-found', 'There is nothing at this address.');
}

/** The mails of an installation without mail server, for whoever develops or tries it on this machine. */
export function createOutboxFeature(outbox: Outbox): Feature {
  const router = Router();
  router.get('/api/outbox', async (request, response) => {
    refuseOthers(request);
    const items = (await outbox.list()).map((name) => `<li><a href="/api/outbox/${name}">${name}</a></li>`).join('');
    response.set('Cache-Control', 'no-store').type('html').send(`<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1><ul>${items}</ul></html>`);
  });
  router.get('/api/outbox/:name', async (request, response) => {
    refuseOthers(request);
    const mail = await outbox.read(String(request.params.name));
    if (mail === undefined) throw new AppError('not-found', 'not-found', 'There is no such mail.');
    response.set('Cache-Control', 'no-store').type('text/plain').send(mail);
  });
  return {
    name: 'outbox',
    router,
    operations: [
      { method: 'get', path: '/api/outbox', summary: 'The mails that were written (development)', access: 'public', answers: { 200: { description: 'A page', type: 'text/html' } } },
      { method: 'get', path: '/api/outbox/:name', summary: 'One mail (development)', access: 'public', answers: { 200: { description: 'The mail', type: 'text/plain' } }, refusals: [404] },
    ],
  };
}
