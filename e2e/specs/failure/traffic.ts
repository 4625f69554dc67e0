import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '../../fixtures';

export interface Visit {
  path: string;
  /** 0 if the connection broke before or during the response. */
  status: number;
  ms: number;
  render: string;
  state: string;
  body: string;
}

export async function visit(origin: string, path: string, init: RequestInit = {}): Promise<Visit> {
  const startedAt = performance.now();
  const received = await fetch(origin + path, { redirect: 'manual', ...init })
    .then(async (answer) => ({ answer, body: await answer.text() }))
    .catch(() => undefined);
  const header = (name: string) => received?.answer.headers.get(name) ?? '';
  return {
    path,
    status: received?.answer.status ?? 0,
    ms: Math.round(performance.now() - startedAt),
    render: header('x-render'),
    state: header('x-cache'),
    body: received?.body ?? '',
  };
}

/** Request options with a session cookie, so that no cached response can replace the API's. */
export const WITH_SESSION = { headers: { cookie: 'verse.session_token=nobody' } };

/** Pause between a visitor's requests, which leaves CPU time for all other tests. */
const PAUSE_MS = 25;

/** Repeats an action sequentially, like a single visitor, until `isOver` returns true. */
export async function repeatUntil(isOver: () => boolean, send: (turn: number) => Promise<Visit>): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    visits.push(await send(turn));
    await pause(PAUSE_MS);
  }
  return visits;
}

/** Returns the visits that fail the check, in readable form. */
export const findUnexpected = (visits: Visit[], isExpected: (visit: Visit) => boolean) =>
  visits.filter((one) => !isExpected(one)).map((one) => ({ ...one, body: one.body.slice(0, 100) }));

/** Whether a failed request has a human-readable message. */
export const saysUnreachable = ({ status, body }: Visit) =>
  status === 503 && (JSON.parse(body) as { message: string }).message.startsWith('We could not reach the server.');

/** Polls until the site has recovered. */
export async function expectRecovered(origin: string, pages: readonly string[]) {
  await expect
    .poll(async () => (await visit(origin, '/api/session', WITH_SESSION)).status, { timeout: 10_000 })
    .toBe(200);
  for (const page of pages)
    await expect
      .poll(async () => (await visit(origin, `${page}?again`)).render, { timeout: 10_000, message: page })
      .toBe('ssr');
}
