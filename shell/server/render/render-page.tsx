import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl,
} from 'react-router-dom';
import { type ApiClient, ApiError } from '@verse/contract';
import { FOR_MEMBERS, MEMBER_VIEW } from '@verse/contract/member-view';
import { apiContext, ShellProvider } from '@verse/contract/react';
import { HASHES_FILE, hashesOf, type Release } from '@verse/releases';
import { type PageState, plainErrors, serialiseState } from '../../src/app/page-state';
import { CONTENT_ROUTE, createRoutes, NOT_FOUND_ROUTE } from '../../src/app/routes';
import { createSlot, SlotContext } from '../../src/app/slots';
import { createShellStore, StoreContext } from '../../src/app/store';
import { SectionsContext } from '../../src/app/use-section';
import { FONTS, ICON } from '../../src/layout';
import { pageRoutes } from '../../src/pages';
import type { Hashes } from '../../src/remotes/files';
import { findSection } from '../../src/remotes/sections';
import { createServerShellApi } from '../../src/shell-api/shell-api';
import { createHashList } from '../releases/app-manifest';
import { assemble } from './head';
import type { PageAnswer, RenderJob } from './job';
import { drawPreview } from './link-preview';

/** Path of the site's icon, as named by the build. */
export const ICON_PATH: string = ICON;

/** Longer than the timeout of API calls, so that a loader can still report the failure of a call. */
const LOADERS_LIMIT_MS = 1500;
const RENDER_LIMIT_MS = 3000;

/** The route tree for one release of a section, built once. */
export interface RouteSet {
  handler: StaticHandler;
  section: string | undefined;
}

/** @param mounted the section's mounted route; empty for the shell's own pages and for skeletons */
export function createRouteSet(section: string | undefined, mounted: RouteObject[]): RouteSet {
  return {
    section,
    handler: createStaticHandler(
      createRoutes({ pages: pageRoutes, mounted, isMounted: (name) => mounted.length > 0 && name === section }),
    ),
  };
}

/** Thrown to leave rendering to the browser. The `message` becomes the reason in `x-render`. */
class ClientRenderFallback extends Error {}

function contextFor(api: ApiClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return context;
}

async function runLoaders(
  job: RenderJob,
  { handler }: RouteSet,
  api: ApiClient,
): Promise<StaticHandlerContext | Response> {
  const stop = new AbortController();
  const headers = new Headers(job.isForMembers ? [[FOR_MEMBERS, '1']] : []);
  const request = new Request(new URL(job.url, job.publicOrigin), { headers, signal: stop.signal });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new ClientRenderFallback('loader-timeout'));
      stop.abort();
    };
    // Gives up only after pending I/O has been handled, because data may have arrived while this thread was rendering
    // other pages.
    timer = setTimeout(() => setImmediate(giveUp), LOADERS_LIMIT_MS).unref();
  });
  try {
    return await Promise.race([handler.query(request, { requestContext: contextFor(api) }), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Matches the marker that React writes in place of a part that failed or suspended. */
const UNFINISHED = /<!--\$[!?]-->/;

/**
 * Renders the complete HTML. All loaders have already run, so the page is rendered synchronously, at half the cost of
 * streaming. If a part suspends nevertheless, the render waits for it.
 */
function renderToText(tree: ReactNode): string | Promise<string> {
  const html = renderToString(tree);
  return UNFINISHED.test(html) ? renderAndWait(tree) : html;
}

/** If any part fails, rendering is left to the browser, so that an incomplete page is never sent. */
function renderAndWait(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let failure: unknown;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        done();
        if (failure) reject(new ClientRenderFallback('render', { cause: failure }));
        else resolve(Buffer.concat(parts).toString('utf8'));
      },
    });
    const timer = setTimeout(
      () => stream.abort(new Error(`not rendered within ${RENDER_LIMIT_MS} ms`)),
      RENDER_LIMIT_MS,
    );
    const stream = renderToPipeableStream(tree, {
      // So large that React 19.2 and later never sends a finished section as a skeleton plus hidden HTML.
      progressiveChunkSize: 1e9,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(sink);
      },
      onError(error) {
        failure ??= error;
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(new ClientRenderFallback('render', { cause: error }));
      },
    });
  });
}

function createTree({ handler }: RouteSet, context: StaticHandlerContext, job: RenderJob): ReactNode {
  const { composition, outside, publicOrigin: origin } = job;
  const hrefParts = { addresses: () => composition.addresses, outside, origin };
  return (
    <StoreContext value={createShellStore()}>
      <ShellProvider shell={createServerShellApi(hrefParts)} preview={drawPreview}>
        <SectionsContext value={(path) => findSection(composition.parts, path)}>
          <SlotContext value={createSlot(composition.sections)}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </SlotContext>
        </SectionsContext>
      </ShellProvider>
    </StoreContext>
  );
}

/** API responses to an address that leads nowhere, e.g. one with a malformed id or query. */
const OF_ADDRESS = [400, 404];

/**
 * Converts errors with which the API rejects an address to route errors, which the shell shows instead of the page.
 * They are the visitor's mistake rather than the release's, so the page is rendered here, with the same status.
 */
function rejectAddress(context: StaticHandlerContext): void {
  const rejected = Object.values(context.errors ?? {}).find(
    (error): error is ApiError => error instanceof ApiError && OF_ADDRESS.includes(error.status),
  );
  if (!rejected) return;
  context.errors = { [CONTENT_ROUTE]: new UNSAFE_ErrorResponseImpl(rejected.status, '', null) };
  context.statusCode = rejected.status;
}

const chunksOf = (context: StaticHandlerContext) =>
  context.matches.flatMap(({ route }) => {
    const chunk = (route.handle as { chunk?: string } | undefined)?.chunk;
    return chunk ? [chunk] : [];
  });

function statusOf(context: StaticHandlerContext, { section }: RouteSet, job: RenderJob): number {
  const isNotFound = context.matches.at(-1)?.route.id === NOT_FOUND_ROUTE;
  if (isNotFound && (section !== undefined || job.release === undefined)) return 404;
  return context.statusCode;
}

const findMemberView = ({ loaderHeaders }: StaticHandlerContext): string | undefined =>
  Object.values(loaderHeaders).flatMap((headers) => headers.get(MEMBER_VIEW) ?? [])[0];

const lists = new WeakMap<Release, Hashes>();

function hashesIn(release: Release): Hashes {
  const known = lists.get(release) ?? { ...hashesOf(release), [HASHES_FILE]: createHashList(release).integrity };
  lists.set(release, known);
  return known;
}

const hashesFor = ({ shell, release }: RenderJob): PageState['hashes'] =>
  Object.fromEntries([shell, ...(release ? [release] : [])].map((one) => [one.publicPath, hashesIn(one)]));

function assemblePage(html: string, context: StaticHandlerContext, state: PageState, job: RenderJob) {
  const { shell, release } = job;
  return assemble(html, {
    shell,
    release,
    chunks: chunksOf(context),
    state: serialiseState(state),
    fonts: FONTS,
    icon: ICON,
  });
}

/**
 * Returns the page as HTML with its data, or a redirect if a loader redirected.
 * @throws ClientRenderFallback
 */
async function renderWhole(job: RenderJob, routes: RouteSet, api: ApiClient): Promise<PageAnswer> {
  const context = await runLoaders(job, routes, api);
  if (context instanceof Response) {
    return { status: context.status, render: 'ssr', location: context.headers.get('location') ?? '/' };
  }
  rejectAddress(context);
  const broken = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (broken !== undefined) throw new ClientRenderFallback('loader', { cause: broken });
  const html = await renderToText(createTree(routes, context, job));
  const state: PageState = {
    render: 'ssr',
    composition: job.composition,
    outside: job.outside,
    hashes: hashesFor(job),
    origin: job.publicOrigin,
    path: job.url,
    loaderData: context.loaderData,
    errors: plainErrors(context.errors),
  };
  const memberView = findMemberView(context);
  return {
    status: statusOf(context, routes, job),
    render: 'ssr',
    ...assemblePage(html, context, state, job),
    ...(memberView === undefined ? {} : { memberView }),
  };
}

const emptyRoutes = createRouteSet(undefined, []);

/** Renders the header, the footer and a skeleton, for a page whose section is rendered by the browser. */
export async function renderSkeleton(job: RenderJob, reason: string): Promise<PageAnswer> {
  const context = await emptyRoutes.handler.query(new Request(new URL(job.url, job.publicOrigin)), {
    requestContext: new RouterContextProvider(),
  });
  if (context instanceof Response)
    return { status: 302, render: `csr:${reason}`, location: context.headers.get('location') ?? '/' };
  const html = await renderToText(createTree(emptyRoutes, context, job));
  const state: PageState = {
    render: `csr:${reason}`,
    composition: job.composition,
    outside: job.outside,
    hashes: hashesFor(job),
    origin: job.publicOrigin,
    path: job.url,
  };
  return { status: 200, render: `csr:${reason}`, ...assemblePage(html, context, state, job) };
}

/** Renders a page. Never rejects; if rendering fails, the result states the reason. */
export async function renderPage(job: RenderJob, routes: RouteSet, api: ApiClient): Promise<PageAnswer> {
  try {
    return await renderWhole(job, routes, api);
  } catch (error) {
    const reason = error instanceof ClientRenderFallback ? error.message : 'render';
    const cause = error instanceof ClientRenderFallback ? error.cause : error;
    return {
      ...(await renderSkeleton(job, reason)),
      error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? reason),
    };
  }
}
