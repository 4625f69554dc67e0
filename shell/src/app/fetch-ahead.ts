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
 * What no page waits for. How it fares is counted; and what will be asked for is fetched: all of a page that somebody
 * is about to open, and on quick lines the code of those whose links are in sight. A failure stays silent: the
 * navigation tries again and has a face for it.
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
