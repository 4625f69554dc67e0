import { parentPort, workerData } from 'node:worker_threads';
import { CONTRACT_VERSION, type RemoteModule } from '@verse/contract';
import { createApiClient } from '@verse/contract/http';
import { loadServerFile, type Release } from '@verse/releases';
import { mountRemote } from '../../src/app/mount-remote';
import { GIVEN } from '../releases/given-modules';
import { apiFetch, ApiProcesses, KeptReads } from '../upstream';
import type { Forget, PageAnswer, RenderJob, SentJob, WorkerMessage, WorkerStart } from './job';
import { createRouteSet, renderPage, renderSkeleton, type RouteSet } from './render-page';

const BEAT_MS = 150;
const KEPT_RELEASES = 8;
const FAILED_AGAIN_MS = 5000;

const own = createRouteSet(undefined, []);
const sets = new Map<string, RouteSet>();
const failed = new Map<string, { error: unknown; until: number }>();
const start = workerData as WorkerStart;
const mark = new Int32Array(start.mark);
const reads = new KeptReads(apiFetch(new ApiProcesses(start.apiOrigins)));
const api = createApiClient({ send: reads.fetch });

function load(release: Release): RouteSet {
  const key = `${release.section}/${release.release}`;
  const known = sets.get(key);
  if (known) return known;
  const before = failed.get(key);
  if (before && before.until > Date.now()) throw before.error;
  try {
    if (release.contract !== CONTRACT_VERSION)
      throw new Error(`${key} keeps contract ${release.contract}, the shell ${CONTRACT_VERSION}`);
    const remote = loadServerFile(release, { contract: CONTRACT_VERSION, given: GIVEN }) as RemoteModule;
    const set = createRouteSet(release.section, [mountRemote(remote, release.section, release)]);
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

async function render(job: RenderJob, number: number): Promise<PageAnswer> {
  mark[0] = number;
  try {
    const routes = routesFor(job);
    if ('error' in routes) return { ...(await renderSkeleton(job, 'load')), error: String(routes.error) };
    return await renderPage(job, routes, api);
  } finally {
    mark[0] = 0;
  }
}

const say = (message: WorkerMessage, given: ArrayBuffer[] = []) => parentPort?.postMessage(message, given);

function sayAnswer(id: number, { html, ...answer }: PageAnswer) {
  if (typeof html !== 'string') return say({ kind: 'answer', id, answer });
  const bytes = new TextEncoder().encode(html);
  say({ kind: 'answer', id, answer: { ...answer, html: bytes } }, [bytes.buffer]);
}

/** By section name: the last record that was sent for each. */
const records = new Map<string, Release>();
let composition: RenderJob['composition'] | undefined;

function received({ records: told, number: _, ...job }: SentJob): RenderJob {
  for (const release of told) records.set(release.section, release);
  const shell = records.get(job.shell);
  composition = job.composition ?? composition;
  if (!shell || !composition) throw new Error('the shell of this page was never told');
  return { ...job, composition, shell, release: job.release === undefined ? undefined : records.get(job.release) };
}

async function answer(job: RenderJob, number: number) {
  if (job.kind === 'try') {
    const routes = routesFor(job);
    if ('error' in routes) say({ kind: 'refused', id: job.id, error: String(routes.error) });
    else sayAnswer(job.id, { status: 200, render: 'ssr' });
    return;
  }
  sayAnswer(job.id, await render(job, number));
}

parentPort?.on('message', (job: SentJob | Forget) => {
  if (job.kind === 'forget') return reads.forgetAll();
  answer(received(job), job.number).catch((error: unknown) =>
    say({ kind: 'refused', id: job.id, error: String(error) }),
  );
});
setInterval(() => say({ kind: 'beat' }), BEAT_MS);
