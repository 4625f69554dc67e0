const LONGEST_PAUSE_MS = 200;

/**
 * Repeats a request that was answered with 503, as clients do: a busy machine cannot serve all requests of a test at
 * the same time.
 */
export async function untilServed(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
}
