import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type DataStore, type Locker, Server } from '@tus/server';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { ErrorCode } from '@verse/api-contract/problem.values';
import { AppError } from '../http';

/**
 * Protocol headers to pass on in the response. The others are dropped, because the library also sets headers that allow
 * other sites to call the API.
 */
const RETURNED = ['tus-resumable', 'upload-offset', 'upload-length', 'cache-control', 'location'];
const CODES: Record<number, ErrorCode> = { 404: 'not-found', 409: 'conflict', 410: 'gone', 413: 'too-large' };
const WORDS: Record<number, string> = {
  404: 'This upload is gone. Add the file again.',
  409: 'Another request has continued this upload. Ask for its offset again.',
  410: 'This upload has expired. Add the file again.',
  413: 'The file has more bytes than were announced.',
};

/** No locks are needed, because the store appends conditionally across all processes. */
const NO_LOCKS: Locker = { newLock: () => ({ lock: () => Promise.resolve(), unlock: () => Promise.resolve() }) };

const toHeaders = ({ headers }: ExpressRequest) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const toWebRequest = (request: ExpressRequest, body: PassThrough | undefined) =>
  new Request(`http://uploads${request.path}`, {
    method: request.method,
    headers: toHeaders(request),
    ...(body ? { body: Readable.toWeb(body) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  } as RequestInit);

/**
 * Opens a request body. If the connection breaks, the stream ends there, so that the data received so far is stored.
 */
function openBody(request: ExpressRequest): { body: PassThrough; release: () => void } {
  const body = new PassThrough();
  const end = () => void body.end();
  request.once('close', end);
  request.pipe(body);
  return {
    body,
    /** Reads the rest of a rejected body, so that the client sees the response. */
    release() {
      request.off('close', end);
      request.unpipe(body);
      request.resume();
      body.destroy();
    },
  };
}

/** Explains a protocol error. Store errors are returned unchanged. */
function explain(failure: unknown, status: number, text: string): unknown {
  if (failure instanceof Error && !('status_code' in failure)) return failure;
  const words = WORDS[status] ?? `The upload was not understood: ${text.trim()}`;
  return new AppError(CODES[status] ?? 'invalid', words, status === 412 ? { status } : {});
}

/** Adds the offset to a conflict, so that the client can continue without asking for it. */
async function addOffset(failure: unknown, store: DataStore, id: string): Promise<void> {
  if (!(failure instanceof AppError) || failure.status !== 409) return;
  const upload = await store.getUpload(id).catch(() => undefined);
  if (upload) failure.headers['Upload-Offset'] = String(upload.offset);
}

export interface TusCall {
  /** Records the original error, because the library replaces it. */
  store: DataStore & { failure: unknown };
  id: string;
  request: ExpressRequest;
  response: ExpressResponse;
}

/**
 * Passes a request to the tus library and sets the response status and headers, but does not send the response.
 *
 * @throws AppError if the protocol rejects the request, or the store's own error if the store fails
 */
export async function handleTus({ store, id, request, response }: TusCall): Promise<void> {
  let failure: unknown;
  const server = new Server({
    path: '/',
    datastore: store,
    locker: NO_LOCKS,
    getFileIdFromRequest: () => id,
    onResponseError(_request, error) {
      failure = error;
      return undefined;
    },
  });
  const opened = request.method === 'PATCH' ? openBody(request) : undefined;
  try {
    const web = toWebRequest(request, opened?.body);
    const answer = await server.handleWeb(web);
    if (!answer.ok) {
      const refusal = store.failure ?? explain(failure, answer.status, await answer.text());
      await addOffset(refusal, store, id);
      throw refusal;
    }
    if (response.headersSent) return;
    response.status(answer.status);
    for (const name of RETURNED) {
      const value = answer.headers.get(name);
      if (value !== null) response.set(name, value);
    }
  } finally {
    opened?.release();
  }
}
