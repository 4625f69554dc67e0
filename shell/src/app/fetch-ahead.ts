import type { DataRouter } from 'react-router-dom';
import { createApiClient } from '@verse/contract/http';
import { pageRoutes } from '../pages';
import { connection } from '../shared/connection';
import { watchIntent } from '../shared/watch-intent';
import type { BrowserApp } from './browser-app';
import { preparePage } from './prepare-page';
import { watchSight } from './watch-sight';
import { watchVitals } from './watch-vitals';

/**
 * Work that no page waits for. Counts page metrics and prefetches: all of a page that the visitor is about to open, and
 * on fast connections the code behind visible links. A failure stays silent: the navigation tries again and shows it.
 */
export function fetchAhead(app: BrowserApp, router: DataRouter): void {
  watchVitals(app.whose, router);
  const client = createApiClient({ send: app.askAhead });
  watchIntent((url) => {
    preparePage(url, { ...app, pages: pageRoutes, client }).catch(() => undefined);
  });
  const { effectiveType = '4g' } = connection();
  if (effectiveType === '4g') watchSight(app, router).catch(() => undefined);
}
