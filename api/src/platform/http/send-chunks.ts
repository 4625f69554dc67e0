import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** For all of it: a reader may be slow, but not for ever. */
const LIMIT_MS = 10 * 60_000;

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield first;
  yield* rest;
}

/**
 * Sends a text piece by piece, and asks for the next one when the reader has taken the last. What fails before the
 * first piece is a refusal like any other; after that only a broken connection can say that the text is not whole.
 */
export async function sendChunks(
  response: Response,
  type: string,
  pieces: AsyncGenerator<string, void>,
): Promise<void> {
  const first = await pieces.next();
  response.set({ 'Content-Type': type, 'Cache-Control': 'no-store' });
  const timer = setTimeout(() => response.destroy(), LIMIT_MS);
  try {
    await pipeline(joined(first.value ?? '', pieces), response);
  } catch (error) {
    // Whoever has hung up is no failure of ours.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    clearTimeout(timer);
  }
}
