type Send = (address: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds. Long enough to move the pointer to a link and click it, and short enough not to show outdated data. */
const TTL_MS = 5000;

/** Buffers the body, so that consumers do not have to wait for a stream. */
async function bufferBody(request: Promise<Response>): Promise<() => Response> {
  const response = await request;
  const text = await response.text();
  return () => new Response(text || null, response);
}

/**
 * Caches API responses requested ahead of time. `prefetch` sends a request and stores its response. `take` returns a
 * stored response to the matching call, at most once. If no response is stored, `take` sends the request. Any write
 * clears the cache.
 */
export function createPrefetchCache(): { prefetch: Send; take: Send; clear(): void } {
  const kept = new Map<string, { answer: Promise<() => Response>; until: number }>();
  return {
    prefetch(address, init) {
      const answer = bufferBody(fetch(address, { ...init, priority: 'low' }));
      kept.set(address, { answer, until: performance.now() + TTL_MS });
      return answer.then((copy) => copy());
    },
    async take(address, init) {
      if (init?.method && init.method !== 'GET') kept.clear();
      const known = kept.get(address);
      kept.delete(address);
      const copy = known && known.until > performance.now() ? await known.answer.catch(() => undefined) : undefined;
      const answer = copy?.();
      return answer?.ok ? answer : fetch(address, init);
    },
    clear: () => kept.clear(),
  };
}
