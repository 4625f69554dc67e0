import type { Log } from '../../log';
import type { PageCache } from './page-cache';

const POLL_MS = 1000;
const RESPONSE_LIMIT_MS = 1000;
/** Longer than the time for which other API processes may still return the old content (about a second). */
const SETTLE_MS = 1500;

/** Changes since the last poll. */
interface Changes {
  count: number;
  paths: string[];
  isAll: boolean;
  isStart: boolean;
}

interface InvalidatorOptions {
  pages: Pick<PageCache, 'invalidate' | 'markAllStale'>;
  /** Short-lived caches of API responses. */
  responses: readonly { clear(): void }[];
}

export interface Invalidator {
  /** Invalidates pages immediately, and a second time once no API process can still return the old content. */
  invalidate(paths: readonly string[]): void;
  /** Marks every cached page as stale, so that it is rendered again before it is served, unless rendering fails. */
  markAllStale(): void;
}

export function createInvalidator({ pages, responses }: InvalidatorOptions): Invalidator {
  const clear = () => responses.forEach((cache) => cache.clear());
  const invalidateNow = (paths: readonly string[]) => {
    clear();
    pages.invalidate(paths);
  };
  return {
    invalidate(paths) {
      invalidateNow(paths);
      setTimeout(() => invalidateNow(paths), SETTLE_MS).unref();
    },
    markAllStale() {
      clear();
      pages.markAllStale();
    },
  };
}

/** The API rejects this gateway's token, so retries cannot succeed. */
class RejectedError extends Error {}

async function fetchChanges(origin: string, token: string, known: number | undefined): Promise<Changes> {
  const address = `${origin}/_changes${known === undefined ? '' : `?since=${known}`}`;
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
  });
  if (response.status >= 400 && response.status < 500)
    throw new RejectedError(`${address} answered ${response.status}: is PURGE_TOKEN the same there?`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Changes;
}

interface FeedOptions {
  origins: string[];
  token: string;
  invalidator: Invalidator;
  log: Log;
}

/**
 * Polls the API every second for pages changed through other gateways or in the background. As long as no API process
 * responds, cached pages stay valid.
 */
export function followInvalidationFeed({ origins, token, invalidator, log }: FeedOptions): void {
  let known: number | undefined;
  let next = 0;
  let isFailing = false;

  function apply({ count, paths, isAll, isStart }: Changes) {
    if (known === undefined || isAll) invalidator.invalidate(['/*']);
    else if (paths.length > 0) invalidator.invalidate(paths);
    if (isStart && known !== undefined) invalidator.markAllStale();
    known = count;
    if (isFailing) log.info({}, 'the invalidation feed answers again');
    isFailing = false;
  }

  async function poll() {
    let problem: unknown;
    for (let tried = 0; tried < origins.length; tried++) {
      try {
        return apply(await fetchChanges(origins[next % origins.length] ?? '', token, known));
      } catch (error) {
        problem = error;
        next += 1;
      }
    }
    // A gateway whose token the API rejects is never notified of withdrawn content, and could serve it for ever.
    if (problem instanceof RejectedError) invalidator.markAllStale();
    if (!isFailing) log.warn({ error: problem }, 'the invalidation feed does not answer');
    isFailing = true;
  }

  const run = async () => {
    for (;;) {
      await poll();
      await new Promise((resolve) => setTimeout(resolve, POLL_MS).unref());
    }
  };
  void run();
}
