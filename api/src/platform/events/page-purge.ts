import type { ContentChange } from './content-events';

const LIMIT_MS = 1000;

async function tell(url: string, token: string, paths: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    redirect: 'error',
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ paths }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${url} refused to purge: ${response.status}`);
}

/**
 * Notifies the gateways at once of the pages to invalidate, so that the author of a change sees it. Best effort: a
 * gateway that misses this polls the list of changes every second.
 */
export function pagePurge({ urls, token }: { urls: readonly string[]; token: string }) {
  return async ({ paths }: ContentChange): Promise<void> => {
    const told = await Promise.allSettled(urls.map((url) => tell(url, token, paths)));
    const refusals = told.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    if (refusals.length > 0)
      throw new AggregateError(
        refusals,
        `${refusals.length} of ${urls.length} gateways were not told: ${paths.join(' ')}`,
      );
  };
}
