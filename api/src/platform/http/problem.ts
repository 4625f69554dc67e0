import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Problem } from '@verse/api-contract/api';
import type { Logger } from '../logging';
import { AppError } from './app-error';

interface HttpLikeError extends Error {
  status?: number;
  code?: unknown;
}

/**
 * Recognises the error that Express throws for a URL it cannot decode. A URIError thrown by our own code has no status.
 */
function fromExpress(error: HttpLikeError): AppError | undefined {
  if (error.status !== 400 || !(error instanceof URIError)) return undefined;
  return new AppError('invalid', 'The request could not be read.', { cause: error });
}

/** MongoDB's duplicate key error code, which the embedded store uses, too. */
const DUPLICATE_KEY = 11000;
/** Error codes for a full disk, an exhausted quota, or a file that has reached its maximum size. */
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']);
const STORE_AWAY = new Set([
  'StoreAwayError',
  'PoolClearedOnNetworkError',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoPoolClearedError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
]);

const storageFull = (cause: Error) =>
  new AppError('storage-full', 'We’re out of space, so we couldn’t save this. Nothing changed.', { cause });
const storeUnavailable = (cause: Error) =>
  new AppError('unavailable', 'We can’t reach our storage right now. Please try again in a moment.', {
    cause,
    headers: { 'Retry-After': '5' },
  });

/** The error may be wrapped, e.g. by the session library. */
function fromStoreFailure(error: HttpLikeError): AppError | undefined {
  if (STORAGE_FULL.has(String(error.code))) return storageFull(error);
  if (STORE_AWAY.has(error.name) || /^SQLITE_(?:BUSY|IOERR)/.test(String(error.code))) return storeUnavailable(error);
  return error.cause instanceof Error ? fromStoreFailure(error.cause) : undefined;
}

function fromStore(error: HttpLikeError): AppError | undefined {
  if (error.code === DUPLICATE_KEY) return new AppError('conflict', 'This already exists.', { cause: error });
  return fromStoreFailure(error);
}

function explain(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error ? (fromExpress(error) ?? fromStore(error)) : undefined;
}

export const notFound: RequestHandler = () => {
  throw new AppError('not-found', 'There is nothing at this address.');
};

/** Converts every thrown error to problem details. Must be the last handler in the app. */
export function problemHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      logger.error({ err: error, requestId: request.id }, 'a response was interrupted');
      response.destroy();
      return;
    }
    const failure = explain(error);
    if (!failure) logger.error({ err: error, requestId: request.id }, 'request failed');
    else if (failure.status >= 500)
      logger.warn({ err: failure.cause ?? failure, requestId: request.id }, 'request rejected');
    const status = failure?.status ?? 500;
    const id = response.get('X-Request-Id');
    const problem: Problem = {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      code: failure?.code ?? 'internal',
      message: failure?.message ?? 'Something went wrong on our side. Please try again.',
      ...(failure?.fields ? { fields: failure.fields } : {}),
      ...(id ? { requestId: id } : {}),
    };
    // If a rejected body has no declared length, closes the connection instead of reading the rest.
    if (request.headers['transfer-encoding'] && !request.complete) response.set('Connection', 'close');
    response.status(status).set({ 'Cache-Control': 'no-store', ...failure?.headers });
    response.type('application/problem+json').send(JSON.stringify({ ...failure?.details, ...problem }));
  };
}
