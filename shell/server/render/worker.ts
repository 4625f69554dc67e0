import { parentPort, workerData } from 'node:worker_threads';
import { CONTRACT_VERSION, type RemoteModule } from '@verse/contract';
import { createApiClient } from '@verse/contract/http';
import { loadServerFile, type Release } from '@verse/releases';
import { mountRemote } from '../../src/app/mount-remote';
import { SHARED } from '../releases/shared-modules';
import { apiFetch, ApiProcesses, cachedFetch, ResponseCache } from '../upstream';
import type { ClearCache, PageAnswer, RenderJob, SentJob, WorkerMessage, WorkerStart } from './job';
import { createRouteSet, renderPage, renderSkeleton, type RouteSet } from './render-page';

const HEARTBEAT_MS = 150;
const MAX_RELEASES = 8;
const RETRY_AFTER_MS = 5000;

const shellRoutes = createRouteSet(undefined, []);
const routeSets = new Map<string, RouteSet>();
const failed = new Map<string, { error: unknown; until: number }>();
const start = workerData as WorkerStart;
const running = new Int32Array(start.running);
const responses = new ResponseCache({ maxBytes: 8 * 1024 * 1024 });
const api = createApiClient({ send: cachedFetch(apiFetch(new ApiProcesses(start.apiOrigins)), responses) });

function load(release: Release): RouteSet {
  const key = `${release.section}/${release.release}`;
  const known = routeSets.get(key);
  if (known) return known;
  const before = failed.get(key);
  if (before && before.until > Date.now()) throw before.error;
  try {
    if (release.contract !== CONTRACT_VERSION)
      throw new Error(`${key} implements contract ${release.contract}, the shell ${CONTRACT_VERSION}`);
    const remote = loadServerFile(release, { contract: CONTRACT_VERSION, given: SHARED }) as RemoteModule;
    const set = createRouteSet(release.section, [mountRemote(remote, release.section, { mounts: release.parts })]);
    if (routeSets.size >= MAX_RELEASES) routeSets.delete(routeSets.keys().next().value ?? '');
    routeSets.set(key, set);
    return set;
  } catch (error) {
    failed.set(key, { error, until: Date.now() + RETRY_AFTER_MS });
    throw error;
  }
}

function routesFor({ release }: RenderJob): RouteSet | { error: unknown } {
  if (!release) return shellRoutes;
  try {
    return load(release);
  } catch (error) {
    return { error };
  }
}

async function render(job: RenderJob, number: number): Promise<PageAnswer> {
  running[0] = number;
  try {
    const routes = routesFor(job);
    if ('error' in routes) return { ...(await renderSkeleton(job, 'load')), error: String(routes.error) };
    return await renderPage(job, routes, api);
  } finally {
    running[0] = 0;
  }
}

const post = (message: WorkerMessage, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

function postAnswer(id: number, { html, ...answer }: PageAnswer) {
  if (typeof html !== 'string') return post({ kind: 'answer', id, answer });
  const bytes = new TextEncoder().encode(html);
  post({ kind: 'answer', id, answer: { ...answer, html: bytes } }, [bytes.buffer]);
}

/** The latest release manifest received for each section, keyed by section name. */
const records = new Map<string, Release>();
let composition: RenderJob['composition'] | undefined;

function restoreJob({ records: sent, number: _, ...job }: SentJob): RenderJob {
  for (const release of sent) records.set(release.section, release);
  const shell = records.get(job.shell);
  composition = job.composition ?? composition;
  if (!shell || !composition) throw new Error('the shell of this page was never sent');
  return { ...job, composition, shell, release: job.release === undefined ? undefined : records.get(job.release) };
}

async function answer(job: RenderJob, number: number) {
  if (job.kind === 'try') {
    const routes = routesFor(job);
    if ('error' in routes) post({ kind: 'refused', id: job.id, error: String(routes.error) });
    else postAnswer(job.id, { status: 200, render: 'ssr' });
    return;
  }
  postAnswer(job.id, await render(job, number));
}

parentPort?.on('message', (job: SentJob | ClearCache) => {
  if (job.kind === 'clear-cache') return responses.clear();
  answer(restoreJob(job), job.number).catch((error: unknown) =>
    post({ kind: 'refused', id: job.id, error: String(error) }),
  );
});
setInterval(() => post({ kind: 'heartbeat' }), HEARTBEAT_MS);
