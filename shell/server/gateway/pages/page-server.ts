import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '@verse/contract/addresses';
import type { Release } from '@verse/releases';
import { isWellFormed, type Section } from '../../../src/remotes/sections';
import { signInPath } from '../../../src/session/guard';
import type { ActiveReleases, Variant } from '../../releases/active-releases';
import type { ApiFetch } from '../../upstream';
import {
  canonicalPath,
  getPathname,
  getSearch,
  type Headers,
  redirect,
  type ResolveClient,
  sendText,
  setHeaders,
} from '../http';
import { type Assignment, type Cohorts, createAssignment, type Visitor } from '../rollout';
import { isMember, mayView } from './is-member';
import type { CacheState, PageCache } from './page-cache';
import { PageRenderer, type PageRendererOptions } from './page-renderer';
import { RenderLimiter } from './render-limiter';
import type { RenderedPage } from './rendered-page';
import { createPageSender } from './send-page';

/** The section's code failed on the server, so the browser renders the section. */
const RENDER_FAILED = 'csr:render';
/** Same limit as in the API. */
const MAX_URL_LENGTH = 8192;
/**
 * Hidden documents must disappear from search results within a second. The API already caches results for half a
 * second, so the gateway must cache them for less than the other half.
 */
const RESULTS = `${addressOf('search')}?`;
const RESULTS_MS = 400;
const NO_STORE = { 'cache-control': 'no-store' };

interface PageServerOptions extends PageRendererOptions {
  api: ApiFetch;
  resolveClient: ResolveClient;
  releases: Pick<ActiveReleases, 'variant' | 'hasCanaries' | 'preview' | 'sectionOf'>;
  cohorts: Cohorts;
  cache: PageCache;
  /** Headers sent with every response. */
  headers: Headers;
  /** Multiplies the per-client limit on uncacheable pages, for load tests. */
  rateLimitFactor: number;
  /**
   * Called if a page of this release is sent while a canary runs. `isBroken` means that the release's code failed on
   * the server.
   */
  onServed(visitor: Visitor, release: Release | undefined, isBroken: boolean): void;
}

interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  url: string;
  section: Section | undefined;
}

/** Identifies the releases with which a page is rendered. Cached copies of other versions are outdated. */
const getVersion = (shell: Release, release: Release | undefined) => `${shell.release} ${release?.release ?? ''}`;

/** Serves the site's pages: from memory, as a stale copy while a new one is rendered, or freshly rendered. */
export class PageServer {
  readonly #options: PageServerOptions;
  readonly #assign: ReturnType<typeof createAssignment>;
  readonly #send: ReturnType<typeof createPageSender>;
  readonly #renderer: PageRenderer;
  readonly #limiter: RenderLimiter;

  constructor(options: PageServerOptions) {
    const { releases, cohorts, publicOrigin, headers, rateLimitFactor } = options;
    this.#options = options;
    this.#assign = createAssignment(releases, cohorts, publicOrigin.startsWith('https:'));
    this.#send = createPageSender(headers);
    this.#renderer = new PageRenderer(options);
    this.#limiter = new RenderLimiter(rateLimitFactor);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method = '', url = '/' } = request;
    const pathname = getPathname(url);
    // A malformed path has no page, so it is not redirected to one, but it must not begin like a host either.
    const path = isWellFormed(pathname) ? canonicalPath(pathname) : pathname.replace(/^[\\/]*/, '/');
    if (path !== pathname || url.length > MAX_URL_LENGTH || (method !== 'GET' && method !== 'HEAD'))
      return this.#reject(request, response, path);
    const section = this.#options.releases.sectionOf(path);
    const page = { request, response, url, section };
    return section?.membersOnly ? this.#serveMembersPage(page, section) : this.#servePublicPage(page);
  }

  #reject({ method = '', url = '/' }: IncomingMessage, response: ServerResponse, path: string): void {
    this.#setHeaders(response);
    if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else if (url.length > MAX_URL_LENGTH) sendText(response, 414, 'This address is too long.', NO_STORE);
    else redirect(response, 301, path + getSearch(url));
  }

  async #servePublicPage(page: PageRequest): Promise<unknown> {
    const { request, response, section } = page;
    const assignment = await this.#assign(request, response);
    const found = await this.#findPage(page, assignment.variant);
    if (!found) return this.#sendTooMany(response);
    if (assignment.bucket !== undefined)
      this.#recordPage(request, assignment, section, await this.#isBroken(page, found.page));
    const forMember = await this.#findForMember(page, found.page, assignment.variant);
    if (forMember) return this.#sendPage(page, forMember, 'miss', assignment, true);
    const { status, location } = found.page;
    if (location === undefined) return this.#sendPage(page, found.page, found.state, assignment);
    this.#setHeaders(response);
    return redirect(response, status, location, NO_STORE);
  }

  /**
   * Returns the page for a member who may see what is a 404 for guests. It has no private data, but its status depends
   * on the member, so it is not cached.
   */
  async #findForMember(
    { request, url, section }: PageRequest,
    { status, memberView }: RenderedPage,
    variant: Variant,
  ): Promise<RenderedPage | undefined> {
    if (status !== 404 || !section || !memberView) return undefined;
    const { api, resolveClient } = this.#options;
    const client = resolveClient(request).key;
    if (!this.#limiter.hasTokens(client) || !(await mayView(api, request, memberView))) return undefined;
    this.#limiter.take(client);
    return this.#renderer.renderForMembers(url, section, variant);
  }

  #findPage({ request, url, section }: PageRequest, variant: Variant) {
    const { shell, cache, resolveClient } = this.#options;
    const version = getVersion(shell, section && variant.get(section.name));
    const found = cache.find({
      key: url,
      variant: variant.key,
      version,
      isShortLived: url.includes('?'),
      lifetimeMs: url.startsWith(RESULTS) ? RESULTS_MS : undefined,
    });
    const { page, state } = found;
    if (page && state === 'hit') return { page, state };
    const client = resolveClient(request).key;
    if (!found.hasCopy && !this.#limiter.hasTokens(client)) return undefined;
    return cache.load(found, async () => {
      // Counted before waiting. Otherwise, many parallel requests from one client would all pass the limit.
      this.#limiter.take(client);
      const rendered = await this.#renderer.render(url, section, variant);
      if (!found.isShortLived && rendered.status === 200) this.#limiter.refund(client);
      return rendered;
    });
  }

  /**
   * Returns whether a page is broken. A failure counts against the canary only if the active release does not fail at
   * the same URL. Otherwise, a visitor could end a canary by opening a URL at which every release fails.
   */
  async #isBroken(page: PageRequest, sent: RenderedPage): Promise<boolean> {
    if (sent.render !== RENDER_FAILED) return false;
    const found = await this.#findPage(page, this.#options.releases.variant());
    return found !== undefined && found.page.render !== RENDER_FAILED;
  }

  async #serveMembersPage(page: PageRequest, section: Section): Promise<unknown> {
    const { request, response, url } = page;
    // If the API fails, the page is sent anyway: it contains no private data, and the browser has to ask the API itself
    // whether the visitor is signed in.
    const { api, log } = this.#options;
    const fail = (error: unknown) => log.error({ error }, 'the session of a visitor could not be read');
    if ((await isMember(api, request, fail)) === false) {
      this.#setHeaders(response);
      const to = signInPath({ pathname: getPathname(url), search: getSearch(url) });
      return redirect(response, 302, to, NO_STORE);
    }
    const assignment = await this.#assign(request, response);
    this.#recordPage(request, assignment, section, false);
    const skeleton = await this.#renderer.renderSkeleton(url, section, assignment.variant, 'members');
    return this.#sendPage(page, skeleton, 'miss', assignment);
  }

  #recordPage(
    request: IncomingMessage,
    { variant, bucket }: Assignment,
    section: Section | undefined,
    isBroken: boolean,
  ) {
    const { resolveClient, onServed } = this.#options;
    if (!section || bucket === undefined) return;
    onServed({ client: resolveClient(request).key, bucket }, variant.get(section.name), isBroken);
  }

  #sendPage(
    { request, response, url }: PageRequest,
    page: RenderedPage,
    state: CacheState,
    { isShared }: Assignment,
    isForMembers = false,
  ) {
    const canonical = this.#options.publicOrigin + getPathname(url);
    return this.#send(request, response, page, { state, canonical, isShared, isForMembers });
  }

  #sendTooMany(response: ServerResponse): void {
    this.#setHeaders(response);
    const text = 'That was a lot of pages at once. Please try again in a moment.';
    sendText(response, 429, text, { ...NO_STORE, 'retry-after': '1' });
  }

  #setHeaders(response: ServerResponse): void {
    setHeaders(response, this.#options.headers);
    response.setHeader('x-request-id', randomUUID());
  }
}
