import type { DataRouter } from 'react-router-dom';
import { pageRoutes } from '../pages';
import { createApiClient } from '../shared/api-client';
import { connection } from '../shared/connection';
import { watchIntent } from '../shared/watch-intent';
import type { BrowserApp } from './browser-app';
import { preparePage } from './prepare-page';
import { watchSight } from './watch-sight';

/**
 * What is fetched before it is asked for: all of a page that somebody is about to open, and on quick lines the code of those
 * whose links are in sight. A failure stays silent: the navigation tries again and has a face for it.
 */
export function fetchAhead(app: BrowserApp, router: DataRouter): void {
  const client = createApiClient({ send: app.askAhead });
  watchIntent((url) => {
    preparePage(url, { routesOf: app.routesOf, pages: pageRoutes, client }).catch(() => undefined);
  });
  const { effectiveType = '4g' } = connection();
  if (effectiveType === '4g') watchSight(app, router).catch(() => undefined);
}
