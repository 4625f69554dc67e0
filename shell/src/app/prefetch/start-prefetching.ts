import { createApiClient } from '@verse/contract/http';
import { pageRoutes } from '../../pages';
import type { BrowserApp } from '../browser-app';
import { watchVitals } from '../watch-vitals';
import { connection } from './connection';
import { prefetchOnIntent } from './prefetch-on-intent';
import { prefetchOnViewport } from './prefetch-on-viewport';
import { prefetchPage } from './prefetch-page';

/**
 * Starts work that no page waits for: collecting page metrics and prefetching. Prefetches everything that the next page
 * needs and, on fast connections, also the code behind visible links. Failures are ignored, because the navigation will
 * try again.
 */
export function startPrefetching(app: BrowserApp): void {
  watchVitals(app.getOpenPage, app.host);
  const client = createApiClient({ send: app.prefetch });
  prefetchOnIntent((url) => {
    prefetchPage(url, { ...app, loadRoutes: app.sections.load, pages: pageRoutes, client }).catch(() => undefined);
  });
  const { effectiveType = '4g' } = connection();
  if (effectiveType === '4g') prefetchOnViewport(app).catch(() => undefined);
}
