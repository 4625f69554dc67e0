import { type RequestHandler, Router } from 'express';
import { ICON_PATH } from '../../render/render-page';

/** RFC 9116 requires less than a year. Later readers fetch it again. */
const SECURITY_TXT_VALID_MS = 90 * 86_400_000;

interface SecurityTxtOptions {
  contact: string | undefined;
  publicOrigin: string;
  now?: () => number;
}

/** Says where to report a vulnerability. Without a contact there is no such file. */
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

/** `/healthz`, `/readyz`, and files that are the same for every client. */
export function healthRoutes({ isDraining, securityContact, publicOrigin }: HealthRoutesOptions): Router {
  const router = Router();
  router.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', (_, response) => {
    const isLeaving = isDraining();
    response.status(isLeaving ? 503 : 200).json({ status: isLeaving ? 'draining' : 'ok' });
  });
  // For clients that do not read the page's head first.
  router.get('/favicon.ico', (_, response) => {
    response.set('cache-control', 'public, max-age=3600').redirect(302, ICON_PATH);
  });
  router.get('/.well-known/security.txt', securityTxt({ contact: securityContact, publicOrigin }));
  return router;
}
