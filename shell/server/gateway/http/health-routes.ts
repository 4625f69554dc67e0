import { type RequestHandler, Router } from 'express';
import { DAY_MS } from '@verse/api-contract/time';
import { ICON_PATH } from '../../render/render-page';

/** RFC 9116 recommends an expiry date less than a year ahead. The date is recalculated for each request. */
const SECURITY_TXT_VALID_MS = 90 * DAY_MS;

interface SecurityTxtOptions {
  contact: string | undefined;
  publicOrigin: string;
  now?: () => number;
}

/** Serves security.txt, which says where to report vulnerabilities. Responds 404 if no contact is configured. */
export function securityTxt({ contact, publicOrigin, now = () => Date.now() }: SecurityTxtOptions): RequestHandler {
  return (_request, response, next) => {
    if (contact === undefined) return next();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + SECURITY_TXT_VALID_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ];
    response
      .set('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  };
}

interface HealthRoutesOptions {
  isDraining(): boolean;
  securityContact: string | undefined;
  publicOrigin: string;
}

/** Serves `/healthz`, `/readyz`, and a few files that are the same for every client. */
export function healthRoutes({ isDraining, securityContact, publicOrigin }: HealthRoutesOptions): Router {
  const router = Router();
  router.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', (_, response) => {
    const isLeaving = isDraining();
    response.status(isLeaving ? 503 : 200).json({ status: isLeaving ? 'draining' : 'ok' });
  });
  // For clients that request an icon without parsing the page's head.
  router.get('/favicon.ico', (_, response) => {
    response.set('cache-control', 'public, max-age=3600').redirect(302, ICON_PATH);
  });
  router.get('/.well-known/security.txt', securityTxt({ contact: securityContact, publicOrigin }));
  return router;
}
