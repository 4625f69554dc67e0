import { matchRoutes } from 'react-router-dom';
import type { Weights } from '../../remotes/app-manifest';
import type { Section } from '../../remotes/sections';
import type { BrowserApp } from '../browser-app';
import { idle } from './idle';
import { getLinkTarget } from './link-target';

/** Maximum amount of code that may be prefetched for visible links per visit, in bytes transferred. */
const ALLOWANCE = 36_000;

type Sources = Pick<BrowserApp, 'createAppRoutes' | 'getSection' | 'host' | 'isLoaded' | 'sections'>;

/**
 * Creates a loader for page code that stays within the allowance. Code sizes are known before the code is requested.
 */
function createCodePrefetcher({ isLoaded, createAppRoutes, sections }: Sources, weights: Weights) {
  let remaining = ALLOWANCE;
  const chunkOf = (route: { handle?: { chunk?: string } }) => route.handle?.chunk ?? '';
  const prefetched = new Set(matchRoutes(createAppRoutes(), window.location)?.map(({ route }) => chunkOf(route)));
  const spend = (bytes = Infinity) => {
    if (bytes > remaining) return false;
    remaining -= bytes;
    return true;
  };

  return async (section: Section, url: URL) => {
    const weight = weights[section.name];
    if (!isLoaded(section) && !spend(weight?.container)) return;
    for (const { route } of matchRoutes(await sections.load(section), url) ?? []) {
      const chunk = chunkOf(route);
      if (typeof route.lazy !== 'function' || prefetched.has(chunk) || !spend(weight?.pages[chunk])) continue;
      prefetched.add(chunk);
      await route.lazy();
    }
  };
}

/**
 * Prefetches the code behind visible links, one page at a time and only while the browser is idle. Other sections' code
 * comes first, because it takes longest to load. Each page's code is prefetched only once. Data and members-only pages
 * are never prefetched.
 */
export async function prefetchOnViewport(app: Sources): Promise<void> {
  const answer = await fetch('/composition.json', { priority: 'low' });
  const { weights } = (await answer.json()) as { weights: Weights };
  const prefetchCode = createCodePrefetcher(app, weights);
  const seen = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  const observer = new IntersectionObserver((entries) => {
    const pages = entries.flatMap(({ isIntersecting, target }) => {
      const url = isIntersecting ? getLinkTarget(target) : undefined;
      if (!url || seen.has(url.pathname)) return [];
      const section = app.getSection(url.pathname);
      if (!section || section.membersOnly) return [];
      seen.add(url.pathname);
      return [{ url, section }];
    });
    const open = app.getSection(window.location.pathname);
    pages.sort((one, other) => Number(one.section === open) - Number(other.section === open));
    for (const { url, section } of pages)
      queue = queue
        .then(idle)
        .then(() => prefetchCode(section, url))
        // The navigation will try again and show any failure.
        .catch(() => undefined);
  });
  const observeLinks = () => document.querySelectorAll('a[href^="/"]').forEach((link) => observer.observe(link));
  observeLinks();
  app.host.onState(({ navigation }) => {
    if (navigation.state === 'idle') void idle().then(observeLinks);
  });
}
