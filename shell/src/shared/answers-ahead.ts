type Send = (address: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds. Long enough for a hand on its way to a link, too short for anybody to meet something old. */
const KEPT_FOR = 5000;

/** Read to its end beforehand, so that whoever takes it has not to wait for a stream. */
async function whole(coming: Promise<Response>): Promise<() => Response> {
  const response = await coming;
  const text = await response.text();
  return () => new Response(text || null, response);
}

/**
 * Answers fetched before they are needed. `ask` fetches one and keeps it; `take` gives it, once, to the call that it
 * was meant for, and fetches when there is none. Whatever writes makes everything kept old.
 */
export function createAnswersAhead(): { ask: Send; take: Send; forget(): void } {
  const kept = new Map<string, { answer: Promise<() => Response>; until: number }>();
  return {
    ask(address, init) {
      const answer = whole(fetch(address, { ...init, priority: 'low' }));
      kept.set(address, { answer, until: performance.now() + KEPT_FOR });
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
    forget: () => kept.clear(),
  };
}
