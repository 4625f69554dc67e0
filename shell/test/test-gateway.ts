import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request as call, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileReleaseStore, publicPathOf, type Release } from '@verse/releases';
import { readConfig } from '../server/config';
import { createGateway } from '../server/gateway/app';
import { createGatewayServer, securityHeaders } from '../server/gateway/http';
import { createInvalidator, PageCache } from '../server/gateway/pages';
import type { PageAnswer, RenderJob } from '../server/render/job';
import { ResponseCache } from '../server/upstream';
import { findSection } from '../src/remotes/sections';
import { SECTIONS } from './sections';

export const TOKEN = 'Xq4-a-word-between-us';
const RELEASE = '0123456789abcdef';
export const CANARY = 'b'.repeat(16);
export const asset = (name: string) => publicPathOf('shell', RELEASE) + name;
const COMPOSITION = { sections: {}, parts: SECTIONS, addresses: {} };
const ends: (() => unknown)[] = [];

/** Closes everything the test opened, in reverse order. */
export async function endAll() {
  for (const end of ends.splice(0).reverse()) await end();
}

async function opened(server: Server): Promise<string> {
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const listen = (handler: RequestListener) => opened(createServer(handler));

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export const ask = (
  origin: string,
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = call(new URL(origin), { path: url, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
        );
    });
    asked.on('error', reject).end(body);
  });

const releaseIn = (folder: string, section: string): Release => ({
  section,
  release: RELEASE,
  version: '0.1.0',
  builtAt: '2026-11-22T00:00:00.000Z',
  contract: 1,
  shared: {},
  publicPath: publicPathOf(section, RELEASE),
  chunks: {},
  files: {},
  parts: [],
  pages: {},
  folder,
});

const sendPost: RequestListener = (_, response) => {
  const headers = { 'cache-control': 'no-cache', etag: '"tag"', vary: 'Accept-Encoding' };
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end('["a post"]');
};

/** Creates a test double of the render workers that records their jobs. */
function fakeWorkers(render: (job: Omit<RenderJob, 'id'>) => PageAnswer, jobs: string[]) {
  return {
    run: async (job: Omit<RenderJob, 'id'>) => {
      jobs.push(job.url);
      return render(job);
    },
    clear: () => void jobs.push('clear'),
  };
}

/**
 * Creates a test double of the active releases, with a single composition for all visitors. If `share` is above 0, the
 * buckets below it receive a canary of `section`.
 */
function createReleasesDouble(
  release: (section: string) => Release,
  section: string,
  share: number,
  dropped: string[],
) {
  const canary = { ...release(section), release: CANARY };
  const isRunning = () => share > 0 && dropped.length === 0;
  const variant = (bucket = 100) => {
    const isCanary = isRunning() && bucket < share;
    return {
      key: isCanary ? CANARY : '',
      get: (name: string) => (isCanary && name === section ? canary : release(name)),
      composition: COMPOSITION,
      before: () => ({}),
    };
  };
  return {
    get: release,
    active: () => [],
    composition: () => COMPOSITION,
    get hasCanaries() {
      return isRunning();
    },
    canaryComparisons: () => (isRunning() ? [{ id: 'one', canary, active: release(section) }] : []),
    dropCanary: (_: unknown, reason: string) => void dropped.push(reason),
    variant,
    sectionOf: (path: string) => findSection(SECTIONS, path),
  };
}

/** Starts a gateway with minimal pages and a minimal API. */
export async function gateway({
  render = () => ({ status: 200, render: 'ssr', html: '<html><head></head><body>page</body></html>' }) as PageAnswer,
  api = sendPost,
  env = {},
  canaryShare = 0,
}: {
  render?: (job: Omit<RenderJob, 'id'>) => PageAnswer;
  api?: RequestListener;
  env?: Record<string, string>;
  /** Percentage of visitors who receive a canary of the marketing section. */
  canaryShare?: number;
} = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-gateway-'));
  ends.push(() => rm(folder, { recursive: true }));
  const own = path.join(folder, 'shell', RELEASE);
  await mkdir(path.join(own, 'client'), { recursive: true });
  for (const name of ['main.js', 'main.css', 'font.woff2', 'icon.svg'])
    await writeFile(path.join(own, 'client', name), `the bytes of ${name}`);
  const release = (section: string) => releaseIn(own, section);
  const asked: string[] = [];
  const apiOrigin = await listen((request, response) => {
    asked.push(request.url ?? '');
    api(request, response);
  });
  const errors: unknown[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (what: unknown) => errors.push(what) };
  const jobs: string[] = [];
  const workers = fakeWorkers(render, jobs);
  const config = readConfig(
    {
      PUBLIC_ORIGIN: 'https://verse.example',
      TRUST_PROXY: 'loopback',
      API_ORIGINS: apiOrigin,
      PURGE_TOKEN: TOKEN,
      RELEASES_DIR: folder,
      LOG_LEVEL: 'warn',
      SECURITY_CONTACT: 'security@verse.example',
      ...env,
    },
    own,
  );
  const dropped: string[] = [];
  const releases = createReleasesDouble(release, 'mf-marketing', canaryShare, dropped);
  const cache = new PageCache();
  const responses = new ResponseCache({ maxBytes: 1_000_000 });
  const parts = {
    config,
    shell: release('shell'),
    releases,
    store: createFileReleaseStore(folder),
    workers,
    cache,
    responses,
    invalidator: createInvalidator({ pages: cache, responses: [responses, workers] }),
    log,
    isDraining: () => false,
  };
  const server = createGatewayServer(
    createGateway(parts as unknown as Parameters<typeof createGateway>[0]),
    securityHeaders(config.publicOrigin).document,
  );
  return { origin: await opened(server), asked, jobs, errors, dropped, releasesDir: folder };
}
