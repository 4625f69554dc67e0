import { type DataRouter, matchRoutes } from 'react-router-dom';
import type { Weights } from '../remotes/composition';
import type { Section } from '../remotes/sections';
import { idle } from '../shared/idle';
import { pageBehind } from '../shared/page-behind';
import type { BrowserApp } from './browser-app';

/** Transfer size of code, in bytes, that one visit may prefetch for visible links. */
const ALLOWANCE = 33_000;

type Ahead = Pick<BrowserApp, 'isHere' | 'routes' | 'routesOf' | 'sectionOf'>;

/** Loads the code of pages within the allowance. Its size is known before it is requested. */
function codeBringer({ isHere, routes, routesOf }: Ahead, weights: Weights) {
  let left = ALLOWANCE;
  const chunkOf = (route: { handle?: { chunk?: string } }) => route.handle?.chunk ?? '';
  const brought = new Set(matchRoutes(routes, window.location)?.map(({ route }) => chunkOf(route)));
  const take = (bytes = Infinity) => {
    if (bytes > left) return false;
    left -= bytes;
    return true;
  };

  return async (section: Section, url: URL) => {
    const weight = weights[section.name];
    if (!isHere(section) && !take(weight?.container)) return;
    for (const { route } of matchRoutes(await routesOf(section), url) ?? []) {
      const chunk = chunkOf(route);
      if (typeof route.lazy !== 'function' || brought.has(chunk) || !take(weight?.pages[chunk])) continue;
      brought.add(chunk);
      await route.lazy();
    }
  };
}

/**
 * Prefetches the code behind visible links, one page at a time and only when the browser is idle; that of other
 * sections first, because they take longest. No data, no pages for members, and each page once.
 */
export async function watchSight(app: Ahead, router: DataRouter): Promise<void> {
  const answer = await fetch('/composition.json', { priority: 'low' });
  const { weights } = (await answer.json()) as { weights: Weights };
  const bring = codeBringer(app, weights);
  const noticed = new Set<string>();
  let turn: Promise<void> = Promise.resolve();

  const observer = new IntersectionObserver((entries) => {
    const pages = entries.flatMap(({ isIntersecting, target }) => {
      const url = isIntersecting ? pageBehind(target) : undefined;
      if (!url || noticed.has(url.pathname)) return [];
      const section = app.sectionOf(url.pathname);
      if (!section || section.membersOnly) return [];
      noticed.add(url.pathname);
      return [{ url, section }];
    });
    pages.sort((one, other) => Number(app.isHere(one.section)) - Number(app.isHere(other.section)));
    for (const { url, section } of pages)
      turn = turn
        .then(idle)
        .then(() => bring(section, url))
        // The navigation tries again and shows the failure.
        .catch(() => undefined);
  });
  const look = () => document.querySelectorAll('a[href^="/"]').forEach((link) => observer.observe(link));
  look();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void idle().then(look);
  });
}
