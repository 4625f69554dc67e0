const LONGEST_PAUSE_MS = 200;

/**
 * Retries a request that gets a 503, as clients do, because a busy machine cannot serve all of a test's requests at
 * once.
 */
export async function untilServed(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
}
