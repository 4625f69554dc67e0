const LONGEST_PAUSE_MS = 200;

/** Sends again what was answered 503, as clients do: a busy machine has no time for all that a test sends at once. */
export async function untilServed(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
}
