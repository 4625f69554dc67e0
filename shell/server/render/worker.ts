import { parentPort, workerData } from 'node:worker_threads';
import { CONTRACT_VERSION, type RemoteModule } from '@verse/contract';
import { loadServerFile, type Release } from '@verse/releases';
import { mountRemote } from '../../src/app/mount-remote';
import { sectionOf, SECTIONS } from '../../src/remotes/sections';
import { createApiClient } from '../../src/shared/api-client';
import { GIVEN } from '../releases/given-modules';
import { apiFetch, ApiProcesses } from '../upstream';
import type { PageAnswer, RenderJob, WorkerMessage, WorkerStart } from './job';
import { createRouteSet, renderPage, renderSkeleton, type RouteSet } from './render-page';

const BEAT_MS = 150;
const KEPT_RELEASES = 8;
const FAILED_AGAIN_MS = 5000;

const own = createRouteSet(undefined, []);
const sets = new Map<string, RouteSet>();
const failed = new Map<string, { error: unknown; until: number }>();
const start = workerData as WorkerStart;
const mark = new Int32Array(start.mark);
const api = createApiClient({ send: apiFetch(new ApiProcesses(start.apiOrigins)) });

function load(release: Release): RouteSet {
  const key = `${release.section}/${release.release}`;
  const known = sets.get(key);
  if (known) return known;
  const before = failed.get(key);
  if (before && before.until > Date.now()) throw before.error;
  try {
    const section = SECTIONS.find(({ name }) => name === release.section);
    if (!section) throw new Error(`${release.section} is no section of this shell`);
    if (release.contract !== CONTRACT_VERSION)
      throw new Error(`${key} keeps contract ${release.contract}, the shell ${CONTRACT_VERSION}`);
    const remote = loadServerFile(release, { contract: CONTRACT_VERSION, given: GIVEN }) as RemoteModule;
    const set = createRouteSet(section.name, [mountRemote(section, remote)]);
    if (sets.size >= KEPT_RELEASES) sets.delete(sets.keys().next().value ?? '');
    sets.set(key, set);
    return set;
  } catch (error) {
    failed.set(key, { error, until: Date.now() + FAILED_AGAIN_MS });
    throw error;
  }
}

function routesFor({ release }: RenderJob): RouteSet | { error: unknown } {
  if (!release) return own;
  try {
    return load(release);
  } catch (error) {
    return { error };
  }
}

async function render(job: RenderJob): Promise<PageAnswer> {
  const section = sectionOf(new URL(job.url, job.publicOrigin).pathname);
  mark[0] = SECTIONS.findIndex(({ name }) => name === section?.name) + 1;
  try {
    const routes = routesFor(job);
    if ('error' in routes) return { ...(await renderSkeleton(job, 'load')), error: String(routes.error) };
    return await renderPage(job, routes, api);
  } finally {
    mark[0] = 0;
  }
}

const say = (message: WorkerMessage) => parentPort?.postMessage(message);

async function answer(job: RenderJob) {
  if (job.kind === 'try') {
    const routes = routesFor(job);
    if ('error' in routes) say({ kind: 'refused', id: job.id, error: String(routes.error) });
    else say({ kind: 'answer', id: job.id, answer: { status: 200, render: 'ssr' } });
    return;
  }
  say({ kind: 'answer', id: job.id, answer: await render(job) });
}

parentPort?.on('message', (job: RenderJob) => {
  answer(job).catch((error: unknown) => say({ kind: 'refused', id: job.id, error: String(error) }));
});
setInterval(() => say({ kind: 'beat' }), BEAT_MS);
