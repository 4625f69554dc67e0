import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { MINUTE_MS } from '@verse/api-contract/time';

/** Timeout for sending the whole response, which limits slow readers. */
const LIMIT_MS = 10 * MINUTE_MS;

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield first;
  yield* rest;
}

/**
 * Sends text in chunks, requesting each chunk only after the client has taken the previous one. An error before the
 * first chunk becomes an ordinary error response. After that, only breaking the connection can tell the client that the
 * text is incomplete.
 */
export async function sendChunks(
  response: Response,
  type: string,
  chunks: AsyncGenerator<string, void>,
): Promise<void> {
  const first = await chunks.next();
  response.set({ 'Content-Type': type, 'Cache-Control': 'no-store' });
  const timer = setTimeout(() => response.destroy(), LIMIT_MS);
  try {
    await pipeline(joined(first.value ?? '', chunks), response);
  } catch (error) {
    // A client that disconnects is not a server error.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    clearTimeout(timer);
  }
}
