import { matchesPattern } from './pages.mjs';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./ephemeral-staging.mjs').Staging} Staging */
/**
 * @typedef {{ page: Page, address: string, isMadeUp: boolean }} Visit `isMadeUp`: the item in the address does not
 * exist
 */

const LIMIT_MS = 20_000;
const LINK = /href="(\/[^"#?]*)"/g;
const LOCATION = /<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g;

/** @param {string} url @param {string} [accept] */
const ask = (url, accept = 'text/html') =>
  fetch(url, { redirect: 'manual', headers: { accept }, signal: AbortSignal.timeout(LIMIT_MS) });

/** @param {string} pattern */
const hasParams = (pattern) => pattern.includes('/:');

/**
 * Returns an address for a page: a known link to it, or else an invented address.
 * @param {Page} page @param {Iterable<string>} links @returns {Visit}
 */
export function toVisit(page, links) {
  if (!hasParams(page.address)) return { page, address: page.address, isMadeUp: false };
  const known = [...links].find((link) => matchesPattern(page.address, link) && !link.includes(':'));
  return { page, address: known ?? page.address.replaceAll(/:\w+/g, 'none-such'), isMadeUp: known === undefined };
}

/** Sorts pages without parameters first, because they contain links to the others. @param {Page[]} pages */
export const fixedFirst = (pages) =>
  [...pages].sort((one, other) => Number(hasParams(one.address)) - Number(hasParams(other.address)));

/**
 * Requests a page, and returns its links and any problem with the response.
 * @param {string} origin @param {Visit} visit
 */
async function requestPage(origin, { address, isMadeUp }) {
  const answer = await ask(origin + address);
  const html = await answer.text();
  const render = answer.headers.get('x-render');
  const links = [...html.matchAll(LINK)].map(([, link = '']) => link);
  const isRedirect = answer.status >= 300 && answer.status < 400;
  const problem = () => {
    if (isRedirect) return undefined;
    if (answer.status !== 200 && !(isMadeUp && answer.status === 404)) return `answers ${answer.status}`;
    if (render !== 'ssr') return `is not rendered by the server (${render})`;
    if (!/<h1[\s>]/.test(html)) return 'has no heading';
    return /<title>[^<]+<\/title>/.test(html) ? undefined : 'has no title';
  };
  return { links, problem: problem() };
}

/**
 * Maximum number of attempts. Failed requests are retried after a pause, because rendering may time out on a busy
 * machine.
 */
const TRIES = 4;
const PAUSE_MS = 1_000;

/** @param {string} origin @param {Visit} visit */
async function requestPageWithRetry(origin, visit) {
  const first = await requestPage(origin, visit);
  for (let answer = first, tries = 1; answer.problem !== undefined; tries += 1) {
    if (tries === TRIES) return first;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    answer = await requestPage(origin, visit);
    if (answer.problem === undefined) return answer;
  }
  return first;
}

/**
 * Requests every public page from the server.
 * @param {Page[]} pages @param {Staging} site
 * @returns {Promise<{ violations: string[], links: Set<string> }>} the violations, and the addresses of all links
 */
export async function checkServerResponses(pages, site) {
  const map = await (await ask(`${site.candidate}/sitemap.xml`, '*/*')).text();
  const links = new Set([...map.matchAll(LOCATION)].map(([, address = '']) => address));
  const violations = [];
  for (const page of fixedFirst(pages).filter(({ membersOnly }) => !membersOnly)) {
    const visit = toVisit(page, links);
    const { problem, links: more } = await requestPageWithRetry(site.candidate, visit);
    for (const link of more) links.add(link);
    if (problem === undefined) continue;
    // Ignores failures that also occur in the live release.
    const before = site.live === undefined ? undefined : (await requestPageWithRetry(site.live, visit)).problem;
    if (before === problem) continue;
    const why = site.findRenderError(visit.address);
    violations.push(`${visit.address} ${problem}${why ? `: ${why}` : ''}`);
  }
  return { violations, links };
}
