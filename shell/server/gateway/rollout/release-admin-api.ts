import type { Request, RequestHandler, Response } from 'express';
import type { ListedRelease, ReleaseEvent, SectionOverview } from '@verse/contract/release-admin';
import {
  type AuditEvent,
  readManifest,
  type ReleaseStore,
  rollbackAndAwait,
  type SectionStatus,
} from '@verse/releases';
import type { Log } from '../../log';
import type { ActiveReleases } from '../../releases/active-releases';
import type { ApiFetch } from '../../upstream';
import { bufferTextBody, type ResolveClient } from '../http';

/** Maximum size of a request body. */
const MAX_BODY_BYTES = 4 * 1024;
/** Number of releases listed per section, including the active one. */
const SHOWN_RELEASES = 5;
const SHOWN_ENTRIES = 12;
const API_TIMEOUT_MS = 4000;

interface Counts {
  section: string;
  release: string;
  counters: Record<string, number>;
}

interface Act {
  section: string;
  act: 'rollback' | 'freeze' | 'unfreeze' | 'end-canary';
  why: string;
  expected: string;
}

interface ReleaseAdminOptions {
  /** Folder containing the releases that the gateways on this machine serve. */
  releasesDir: string;
  /** The store that decides which releases are active. */
  store: ReleaseStore;
  releases: Pick<ActiveReleases, 'composition'>;
  api: ApiFetch;
  resolveClient: ResolveClient;
  log: Log;
}

const toEntry = ({ at, act, who, release, commit, why }: AuditEvent): ReleaseEvent => ({
  at,
  act,
  who,
  ...(release ? { release } : {}),
  ...(commit ? { commit } : {}),
  ...(why ? { why } : {}),
});

const ACTIVATING = new Set(['deploy', 'activate', 'rollback']);

async function readReleaseRow(dir: string, section: string, release: string, journal: AuditEvent[]) {
  const manifest = await readManifest(dir, section, release).catch(() => undefined);
  const active = journal.findLast((entry) => entry.release === release && ACTIVATING.has(entry.act));
  const row: ListedRelease = {
    release,
    builtAt: manifest?.builtAt ?? '',
    ...(manifest?.commit ? { commit: manifest.commit } : {}),
    ...(active ? { active: toEntry(active) } : {}),
    counters: {},
  };
  return { row, owner: manifest?.owner };
}

/** Returns a section's status, with the metrics of its releases. */
async function readSection(
  dir: string,
  section: string,
  status: SectionStatus,
  counts: Counts[],
): Promise<SectionOverview> {
  const { pointer, canary, frozen, journal, gateways } = status;
  const ids = pointer ? [pointer.release, ...pointer.history].slice(0, SHOWN_RELEASES) : [];
  const countersOf = (release: string) =>
    counts.find((one) => one.section === section && one.release === release)?.counters ?? {};
  const readRow = async (id: string) => {
    const { row, owner } = await readReleaseRow(dir, section, id, journal);
    return { row: { ...row, counters: countersOf(id) }, owner };
  };
  const releases = await Promise.all(ids.map(readRow));
  const owner = releases[0]?.owner;
  return {
    section,
    ...(owner ? { owner } : {}),
    frozen,
    gateways: gateways.map(({ name, sections }) => ({ name, ...sections[section] })),
    releases: releases.map(({ row }) => row),
    canary: canary && {
      ...(await readRow(canary.release)).row,
      share: canary.share,
      who: canary.who,
      since: canary.at,
    },
    journal: journal.slice(-SHOWN_ENTRIES).reverse().map(toEntry),
  };
}

async function performAct(store: ReleaseStore, { section, act, why, expected }: Act, who: string): Promise<void> {
  if (act === 'rollback') {
    await rollbackAndAwait(store, section, { who, why, expected });
    return;
  }
  if (act === 'end-canary') {
    if (!(await store.endCanary(section, { who, why, release: expected })))
      throw new Error(`${section}: release ${expected} is no longer a canary. Look at it first, then try again.`);
    return;
  }
  await store[act](section, { who, why, expected, by: 'site' });
}

/** Returns the headers that the API's guard checks: session, page origin, and client address. */
function apiHeaders(request: Request, resolveClient: ResolveClient): Record<string, string> {
  const client = resolveClient(request);
  const names = ['cookie', 'origin', 'referer', 'sec-fetch-site', 'user-agent'];
  const headers = names.flatMap((name) => {
    const value = request.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...(Object.fromEntries(headers) as Record<string, string>),
    accept: 'application/json',
    'x-forwarded-for': client.address,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': client.protocol,
  };
}

async function relay(answer: globalThis.Response, response: Response): Promise<void> {
  const type = answer.headers.get('content-type');
  response.status(answer.status).set('content-type', type ?? 'application/problem+json');
  response.end(await answer.text());
}

const sendError = (response: Response, status: number, code: string, message: string) =>
  void response.status(status).type('application/problem+json').json({ type: 'about:blank', status, code, message });

/**
 * Serves `/_sections`: the releases of all sections, their metrics, and admin actions. For each request, the API
 * decides whether the user is an admin. Actions change releases in the same way as the CLI and are recorded in the same
 * audit log.
 */
export function releaseAdminApi({
  releasesDir,
  store,
  releases,
  api,
  resolveClient,
  log,
}: ReleaseAdminOptions): RequestHandler[] {
  const names = () => [...new Set(releases.composition().parts.map(({ name }) => name))];
  const callApi = (request: Request, path: string, init: RequestInit = {}) =>
    api(path, {
      ...init,
      headers: { ...apiHeaders(request, resolveClient), ...(init.headers as Record<string, string> | undefined) },
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });

  async function read(request: Request, response: Response) {
    const answer = await callApi(request, '/api/sections');
    if (!answer.ok) return relay(answer, response);
    const counts = (await answer.json()) as Counts[];
    const sections = await Promise.all(
      names().map(async (name) => readSection(releasesDir, name, await store.status(name), counts)),
    );
    response.json({ sections });
  }

  async function act(request: Request, response: Response) {
    const answer = await callApi(request, '/api/sections/permits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Passed on only if its content type is JSON, which a form on another site cannot send. The API parses it.
      body: request.is('application/json') ? String(request.body) : '{}',
    });
    if (!answer.ok) return relay(answer, response);
    const permit = (await answer.json()) as { act: Act; who: string };
    if (!names().includes(permit.act.section))
      return sendError(response, 404, 'not-found', 'There is no such section.');
    try {
      await performAct(store, permit.act, permit.who);
    } catch (error) {
      return sendError(response, 409, 'conflict', error instanceof Error ? error.message : String(error));
    }
    log.info({ ...permit.act, who: permit.who }, 'section action performed');
    response.json({ ok: true });
  }

  return [
    (_, response, next) => {
      response.set('cache-control', 'no-store');
      next();
    },
    bufferTextBody(MAX_BODY_BYTES),
    async (request, response) => {
      if (!['GET', 'POST'].includes(request.method)) return void response.status(405).set('allow', 'GET, POST').end();
      try {
        await (request.method === 'GET' ? read : act)(request, response);
      } catch (error) {
        log.error({ error }, 'the release admin could not reach the API');
        sendError(response, 503, 'unavailable', 'We could not reach the server. Please try again in a moment.');
      }
    },
  ];
}
