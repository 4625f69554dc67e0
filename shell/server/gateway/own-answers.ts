import { Router } from 'express';
import type { ReleaseBook } from '../releases/release-book';
import { ICON_PATH } from '../render/render-page';
import type { Cohorts } from './cohort';
import { previewFor } from './preview';
import { securityTxt } from './security-txt';
import { weightsOf } from './weights';

interface OwnAnswers {
  book: Pick<ReleaseBook, 'active' | 'edition' | 'preview'>;
  cohorts: Cohorts;
  isDraining: () => boolean;
  securityContact: string | undefined;
  publicOrigin: string;
}

/** Health and meta routes: whether the gateway is well, what it serves, and where to report a vulnerability. */
export function ownAnswers({ book, cohorts, isDraining, securityContact, publicOrigin }: OwnAnswers): Router {
  const router = Router();
  router.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', (_, response) => {
    const isLeaving = isDraining();
    response.status(isLeaving ? 503 : 200).json({ status: isLeaving ? 'draining' : 'ok' });
  });
  router.get('/composition.json', async (request, response) => {
    const preview = await previewFor(book, request);
    const { composition, before } = preview ?? book.edition(cohorts.of(request));
    const weights = await weightsOf(book.active());
    response.set('cache-control', 'no-store').json({ ...composition, before: before(), weights });
  });
  // For clients that do not read the page's head first.
  router.get('/favicon.ico', (_, response) => {
    response.set('cache-control', 'public, max-age=3600').redirect(302, ICON_PATH);
  });
  router.get('/.well-known/security.txt', securityTxt({ contact: securityContact, publicOrigin }));
  return router;
}
