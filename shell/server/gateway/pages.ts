import type { Request, RequestHandler, Response } from 'express';
import type { Release } from '@verse/releases';
import type { Section } from '../../src/remotes/sections';
import { signInPath } from '../../src/session/guard';
import type { Log } from '../log';
import type { Edition, ReleaseBook } from '../releases/release-book';
import type { PageAnswer, RenderJob } from '../render/job';
import { renderSkeleton } from '../render/render-page';
import { themeOf } from '../render/theme';
import type { ApiFetch } from '../upstream';
import { pathOf, searchOf, tidied } from './addresses';
import type { Visitor } from './canary-watch';
import type { ClientOf } from './client-address';
import { type Cohorts, editionFor, type Given } from './cohort';
import type { CacheState, PageCache } from './page-cache';
import { withBanner } from './preview';
import type { Quarantine } from './quarantine';
import { ReadyPage } from './ready-page';
import type { RenderAllowance } from './render-allowance';
import { sendPage } from './send-page';
import { WorkerLost } from './workers';

const SESSION_LIMIT_MS = 1500;
/** The section's code failed on the server. */
const FAILED = 'csr:render';
/** The API's limit. */
const LONGEST_ADDRESS = 8192;

interface PagesOptions {
  shell: Release;
  api: ApiFetch;
  clientOf: ClientOf;
  publicOrigin: string;
  outside: RenderJob['outside'];
  book: Pick<ReleaseBook, 'edition' | 'hasCanaries' | 'preview' | 'sectionOf'>;
  cohorts: Cohorts;
  workers: { run(job: Omit<RenderJob, 'id'>): Promise<PageAnswer> };
  cache: PageCache;
  allowance: RenderAllowance;
  quarantine: Quarantine;
  /** Records that a page of this release was sent while a canary runs; `isBroken`: its code failed on the server. */
  served(visitor: Visitor, release: Release | undefined, isBroken: boolean): void;
  log: Log;
  /** The last transform of a page's HTML before compression, if there is one. */
  finish: ((html: string) => string) | undefined;
}

const tooMany = (response: Response) =>
  response
    .status(429)
    .set({ 'cache-control': 'no-store', 'retry-after': '1' })
    .type('text')
    .end('That was a lot of pages at once. Please try again in a moment.');

/** The releases that a page was rendered with: copies rendered with others are out of date. */
export const stampOf = (shell: Release, release: Release | undefined) => `${shell.release} ${release?.release ?? ''}`;

/** Serves the pages of the site. Whatever happens to a section, its page has header and footer. */
export function pages(options: PagesOptions): RequestHandler {
  const { shell, publicOrigin, outside, book, workers, cache, allowance, quarantine, log } = options;

  const editionOf = editionFor(book, options.cohorts, publicOrigin.startsWith('https:'));

  function jobFor(url: string, section: Section | undefined, edition: Edition): Omit<RenderJob, 'id'> {
    return {
      kind: 'render',
      url,
      composition: edition.composition,
      outside,
      shell,
      release: section && edition.get(section.name),
      publicOrigin,
    };
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
      if (isCulprit && quarantine.strike(key))
        log.error({ release: key }, 'a release is left to the browser for a minute');
      return { ...(await skeleton(job, error instanceof WorkerLost ? 'worker' : 'busy')), error: String(error) };
    }
  }

  async function render(url: string, section: Section | undefined, edition: Edition): Promise<PageAnswer> {
    const answer = await inWorker(jobFor(url, section, edition), section);
    // The query is left out: in links from emails it holds the token.
    if (answer.error)
      log.error(
        { path: pathOf(url), section: section?.name, render: answer.render, error: answer.error },
        'a page was left to the browser',
      );
    return answer;
  }

  async function isMember(request: Request): Promise<boolean | undefined> {
    const { cookie } = request.headers;
    if (!cookie) return false;
    try {
      const answer = await options.api('/api/session', {
        headers: { cookie },
        signal: AbortSignal.timeout(SESSION_LIMIT_MS),
      });
      // When the session lookup fails, do not redirect: only a response may send a visitor away.
      return answer.ok ? Boolean(((await answer.json()) as { user?: unknown }).user) : undefined;
    } catch (error) {
      log.error({ error }, 'the API did not say who is here');
      return undefined;
    }
  }

  function pack(answer: PageAnswer, { preview }: Edition): ReadyPage {
    const hands = [options.finish, preview && withBanner(preview)].filter((hand) => hand !== undefined);
    if (answer.html === undefined || hands.length === 0) return new ReadyPage(answer);
    const html = Buffer.from(answer.html).toString();
    return new ReadyPage({ ...answer, html: hands.reduce((made, hand) => hand(made), html) });
  }

  const send = (
    request: Request,
    response: Response,
    page: ReadyPage,
    sending: { state: CacheState; isForAll: boolean },
  ) =>
    sendPage(request, response, page.in(themeOf(request.headers.cookie)), {
      ...sending,
      canonical: publicOrigin + request.path,
    });

  async function membersPage(request: Request, response: Response, section: Section) {
    // The page holds no private data, so without the API the decision is left to the browser, which has to ask it
    // anyway.
    if ((await isMember(request)) === false)
      return response
        .set('cache-control', 'no-store')
        .redirect(302, signInPath({ pathname: request.path, search: searchOf(request.url) }));
    const given = await editionOf(request, response);
    const { edition, isForAll } = given;
    note(request, given, section, false);
    const answer = await skeleton(jobFor(request.url, section, edition), 'members');
    await send(request, response, pack(answer, edition), { state: 'miss', isForAll });
  }

  /** For canary analysis. */
  function note(request: Request, { edition, bucket }: Given, section: Section | undefined, isBroken: boolean) {
    const client = options.clientOf(request).key;
    if (section && bucket !== undefined) options.served({ client, bucket }, edition.get(section.name), isBroken);
  }

  function pageOf(request: Request, section: Section | undefined, edition: Edition) {
    const stamp = stampOf(shell, section && edition.get(section.name));
    const lookup = { key: request.url, edition: edition.key, stamp, isPassing: request.url.includes('?') };
    const client = options.clientOf(request).key;
    if (!cache.fresh(lookup) && !cache.holds(lookup) && !allowance.has(client)) return undefined;
    return cache.get({
      ...lookup,
      async render() {
        // Spent before the wait; otherwise a client with many parallel requests would get them all.
        allowance.spend(client);
        const answer = await render(request.url, section, edition);
        if (!lookup.isPassing && answer.status === 200) allowance.giveBack(client);
        return pack(answer, edition);
      },
    });
  }

  /** An address at which the active release fails too says nothing about a canary: visitors choose addresses. */
  async function isBroken(request: Request, section: Section | undefined, page: ReadyPage): Promise<boolean> {
    if (page.render !== FAILED) return false;
    const found = await pageOf(request, section, book.edition());
    return found !== undefined && found.page.render !== FAILED;
  }

  async function publicPage(request: Request, response: Response, section: Section | undefined) {
    const given = await editionOf(request, response);
    const { edition, isForAll, bucket } = given;
    const found = await pageOf(request, section, edition);
    if (!found) return tooMany(response);
    const { page, state } = found;
    if (bucket !== undefined) note(request, given, section, await isBroken(request, section, page));
    if (page.location !== undefined)
      return response.set('cache-control', 'no-store').redirect(page.status, page.location);
    await send(request, response, page, { state, isForAll });
  }

  return async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) return void response.status(405).set('allow', 'GET, HEAD').end();
    if (request.url.length > LONGEST_ADDRESS)
      return void response.status(414).set('cache-control', 'no-store').type('text').end('This address is too long.');
    const path = tidied(request.path);
    if (path !== request.path) return void response.redirect(301, path + searchOf(request.url));
    // A request line may name another host.
    request.url = path + searchOf(request.url);
    const section = book.sectionOf(path);
    if (section?.membersOnly) await membersPage(request, response, section);
    else await publicPage(request, response, section);
  };
}
