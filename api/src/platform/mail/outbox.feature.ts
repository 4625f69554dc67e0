import { Router, type Request, type Response } from 'express';
import { AppError, type Feature } from '../http';
import { textOf } from './message';
import { htmlOf } from './message-html';
import { outboxPage } from './outbox-page';
import type { Outbox } from './transport';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** The pages have a style sheet of their own, and mails style their elements. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function refuseOthers(request: Request): void {
  if (!LOOPBACK.test(request.ip ?? '')) throw new AppError('not-found', 'not-found', 'There is nothing at this address.');
}

function sendPage(response: Response, page: string): void {
  response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY }).type('html').send(page);
}

/** A mail as `<name>.html` or `.txt`, the way mail programs show it, or as `.eml`, the way mail servers get it. */
async function sendMail(outbox: Outbox, file: string, response: Response): Promise<void> {
  const [, name, kind] = /^([\w-]+)\.(html|txt|eml)$/.exec(file) ?? [];
  const mail = name === undefined ? undefined : await outbox.read(name);
  if (name === undefined || !mail) throw new AppError('not-found', 'not-found', 'There is no such mail.');
  if (kind === 'html') return sendPage(response, htmlOf(mail.message));
  response.set('Cache-Control', 'no-store').type('text/plain').send(kind === 'txt' ? textOf(mail.message) : await outbox.source(name));
}

/** The mails of an installation without mail server, for whoever develops or tries it on this machine. */
export function createOutboxFeature(outbox: Outbox): Feature {
  const router = Router();
  router.get('/api/outbox', async (request, response) => {
    refuseOthers(request);
    sendPage(response, outboxPage(await outbox.list()));
  });
  router.get('/api/outbox/:name', async (request, response) => {
    refuseOthers(request);
    await sendMail(outbox, String(request.params.name), response);
  });
  return {
    name: 'outbox',
    router,
    operations: [
      { method: 'get', path: '/api/outbox', summary: 'The mails that were written (development)', access: 'public', answers: { 200: { description: 'A page', type: 'text/html' } } },
      { method: 'get', path: '/api/outbox/:name', summary: 'One mail, as .html, .txt or .eml (development)', access: 'public', answers: { 200: { description: 'The mail', type: 'text/plain' } }, refusals: [404] },
    ],
  };
}
