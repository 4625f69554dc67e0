import type { Log } from '../log';
import type { PageCache } from './page-cache';

const ASK_EVERY_MS = 1000;
const ANSWER_LIMIT_MS = 1000;
/** Other API processes may answer with the previous content for a second after a change. */
const AGAIN_MS = 1500;

/** The changes since the last ones known here. */
interface Changes {
  count: number;
  paths: string[];
  isAll: boolean;
  isStart: boolean;
}

type Forgetful = Pick<PageCache, 'purge' | 'doubtAll'>;

/** A short-lived cache of API responses. */
export interface Memory {
  forgetAll(): void;
}

const forgetAll = (memories: readonly Memory[]) => memories.forEach((memory) => memory.forgetAll());

/** Invalidates pages now, and again once no API process can still answer with the previous content. */
export function forgetter(cache: Pick<Forgetful, 'purge'>, memories: readonly Memory[]) {
  const forget = (paths: string[]) => {
    forgetAll(memories);
    cache.purge(paths);
  };
  return (paths: string[]): void => {
    forget(paths);
    setTimeout(() => forget(paths), AGAIN_MS).unref();
  };
}

/** The API rejects this gateway and will go on doing so. */
class Refused extends Error {}

async function ask(origin: string, token: string, known: number | undefined): Promise<Changes> {
  const address = `${origin}/_changes${known === undefined ? '' : `?since=${known}`}`;
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (response.status >= 400 && response.status < 500)
    throw new Refused(`${address} answered ${response.status}: is PURGE_TOKEN the same there?`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Changes;
}

interface FollowOptions {
  origins: string[];
  token: string;
  cache: Forgetful;
  memories: readonly Memory[];
  log: Log;
  everyMs?: number;
}

/**
 * Polls the API every second for changed pages. A notification would not suffice: the API may end before it sends one,
 * or fail to reach this gateway. While no API answers, pages stay as they are.
 */
export function followChanges({ origins, token, cache, memories, log, everyMs = ASK_EVERY_MS }: FollowOptions): {
  stop(): void;
} {
  const forget = forgetter(cache, memories);
  let known: number | undefined;
  let turn = 0;
  let isFailing = false;
  let isStopped = false;

  function doubt() {
    forgetAll(memories);
    cache.doubtAll();
  }

  function apply({ count, paths, isAll, isStart }: Changes) {
    if (known === undefined || isAll) forget(['/*']);
    else if (paths.length > 0) forget(paths);
    if (isStart && known !== undefined) doubt();
    known = count;
    if (isFailing) log.info({}, 'the API tells of changes again');
    isFailing = false;
  }

  async function look() {
    let problem: unknown;
    for (let tried = 0; tried < origins.length; tried++) {
      try {
        return apply(await ask(origins[turn % origins.length] ?? '', token, known));
      } catch (error) {
        problem = error;
        turn += 1;
      }
    }
    // A rejected gateway could otherwise show withdrawn content for ever.
    if (problem instanceof Refused) doubt();
    if (!isFailing) log.warn({ error: problem }, 'the API does not tell of changes');
    isFailing = true;
  }

  const follow = async () => {
    while (!isStopped) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, everyMs).unref());
    }
  };
  void follow();
  return {
    stop() {
      isStopped = true;
    },
  };
}
