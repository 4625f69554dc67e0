import type { ContentChange } from './content-events';

const LIMIT_MS = 1000;

/** Tells the gateway which pages to forget. Best effort: its copies also grow old by themselves. */
export function pagePurge({ url, token }: { url: string; token: string }) {
  return async ({ paths }: ContentChange): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ paths }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`The gateway refused to purge ${paths.join(' ')}: ${response.status}`);
  };
}
