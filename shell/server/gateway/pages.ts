import type { RequestHandler, Request, Response } from 'express';
import type { Composition } from '../../src/remotes/composition';
import { SECTIONS, type Section, sectionOf } from '../../src/remotes/sections';
import { signInPath } from '../../src/session/guard';
import type { Log } from '../log';
import type { Release } from '../releases/release';
import type { PageAnswer, RenderJob } from '../render/job';
import { renderSkeleton } from '../render/render-page';
import { type Theme, themeOf, withTheme } from '../render/theme';
import { type CacheState, type PageCache, type ReadyPage, packPage, themedPage } from './page-cache';
import type { Quarantine } from './quarantine';
import { WorkerLost } from './workers';

const SESSION_LIMIT_MS = 1500;

interface PagesOptions {
  shell: Release;
  apiOrigins: string[];
  publicOrigin: string;
  outside: RenderJob['outside'];
  releaseOf(section: string): Release | undefined;
  workers: { run(job: Omit<RenderJob, 'id'>): Promise<PageAnswer> };
  cache: PageCache;
  quarantine: Quarantine;
  log: Log;
  /** The last hand on a page's HTML before it is packed. */
  finish(html: string): string;
}

/** What the site is made of now, for pages and for `/composition.json`. */
export function compositionOf(releaseOf: PagesOptions['releaseOf']): Composition {
  const entries = SECTIONS.flatMap(({ name }) => {
    const release = releaseOf(name);
    const entry = release?.files['client/remote-entry.js'];
    if (!release || !entry) return [];
    const integrity = `sha256-${Buffer.from(entry.sha256, 'hex').toString('base64')}`;
    return [[name, { release: release.release, contract: release.contract, integrity }] as const];
  });
  return { sections: Object.fromEntries(entries) };
}

/**
 * Without control characters, which address parsers drop; without a slash at the end; and with one at the start, since
 * two, or a backslash, would be read as a host.
 */
const tidied = (path: string) => path.replace(/%(?:[01][\da-f]|7f)/gi, '').replace(/\/+$/, '').replace(/^[\\/]*/, '/');

/** As it was sent: not everything that is asked for can be parsed. */
const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

function sendPage(request: Request, response: Response, page: ReadyPage, state: CacheState, canonical: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  response.status(page.status).set({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.render === 'ssr' && page.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    // The cookie holds the theme.
    vary: 'accept-encoding, cookie',
    etag: page.etag,
    'x-render': page.render,
    'x-cache': state,
    ...(page.status === 200 ? { link: `<${canonical}>; rel="canonical"` } : {}),
    ...(page.render.startsWith('csr:') ? { 'x-robots-tag': 'noindex' } : {}),
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
  });
  if (request.headers['if-none-match'] === page.etag && page.status === 200) response.status(304).end();
  else response.end(page.bodies[coding]);
}

/** The pages of the site. Whatever happens to a section, there is a page with header and footer. */
export function pages(options: PagesOptions): RequestHandler {
  const { shell, publicOrigin, outside, releaseOf, workers, cache, quarantine, log } = options;
  let turn = 0;
  const nextApi = () => options.apiOrigins[turn++ % options.apiOrigins.length] ?? '';

  function jobFor(url: string, section: Section | undefined): Omit<RenderJob, 'id'> {
    return { kind: 'render', url, composition: compositionOf(releaseOf), outside, shell, release: section && releaseOf(section.name), apiOrigin: nextApi(), publicOrigin };
  }

  async function skeleton(job: Omit<RenderJob, 'id'>, reason: string): Promise<PageAnswer> {
    return renderSkeleton({ ...job, id: 0 }, reason);
  }

  async function inWorker(job: Omit<RenderJob, 'id'>, section: Section | undefined): Promise<PageAnswer> {
    const key = job.release ? `${job.release.section}@${job.release.release}` : 'shell';
    if (section && !job.release) return skeleton(job, 'no-release');
    if (quarantine.holds(key)) return skeleton(job, 'quarantine');
    try {
      return await workers.run(job);
    } catch (error) {
      const isCulprit = error instanceof WorkerLost && error.section === job.release?.section;
      if (isCulprit && quarantine.strike(key)) log.error({ release: key }, 'a release is left to the browser for a minute');
      return { ...(await skeleton(job, error instanceof WorkerLost ? 'worker' : 'busy')), error: String(error) };
    }
  }

  async function render(url: string, section: Section | undefined): Promise<PageAnswer> {
    const answer = await inWorker(jobFor(url, section), section);
    // The query of a link in a mail holds its token.
    if (answer.error) log.error({ path: url.split('?', 1)[0], section: section?.name, render: answer.render, error: answer.error }, 'a page was left to the browser');
    return answer;
  }

  async function isMember(request: Request): Promise<boolean | undefined> {
    const { cookie } = request.headers;
    if (!cookie) return false;
    try {
      const answer = await fetch(`${nextApi()}/api/session`, { headers: { cookie }, signal: AbortSignal.timeout(SESSION_LIMIT_MS) });
      return answer.ok && Boolean(((await answer.json()) as { user?: unknown }).user);
    } catch (error) {
      log.error({ error }, 'the API did not say who is here');
      return undefined;
    }
  }

  const pack = (answer: PageAnswer, theme?: Theme) => packPage({ ...answer, html: withTheme(options.finish(answer.html ?? ''), theme) });

  async function membersPage(request: Request, response: Response, section: Section) {
    // The page holds no private data, so a silent API leaves the decision to the browser, which has to ask it anyway.
    if ((await isMember(request)) === false) return response.set('cache-control', 'no-store').redirect(302, signInPath({ pathname: request.path, search: searchOf(request.url) }));
    const answer = await skeleton(jobFor(request.url, section), 'members');
    sendPage(request, response, await pack(answer, themeOf(request.headers.cookie)), 'miss', publicOrigin + request.path);
  }

  async function publicPage(request: Request, response: Response, section: Section | undefined) {
    let location: PageAnswer | undefined;
    const work = async () => {
      const answer = await render(request.url, section);
      if (answer.location !== undefined) location = answer;
      return pack(answer);
    };
    const stamp = `${shell.release} ${(section && releaseOf(section.name)?.release) ?? ''}`;
    const isCached = !request.url.includes('?');
    const { page, state } = isCached ? await cache.get({ key: request.path, stamp, render: work }) : { page: await work(), state: 'miss' as const };
    if (location?.location !== undefined) return response.redirect(location.status, location.location);
    sendPage(request, response, await themedPage(page, themeOf(request.headers.cookie)), state, publicOrigin + request.path);
  }

  return async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) return void response.status(405).set('allow', 'GET, HEAD').end();
    const path = tidied(request.path);
    if (path !== request.path) return void response.redirect(301, path + searchOf(request.url));
    // A request line may name a host of its own.
    request.url = path + searchOf(request.url);
    const section = sectionOf(path);
    if (section?.membersOnly) await membersPage(request, response, section);
    else await publicPage(request, response, section);
  };
}
