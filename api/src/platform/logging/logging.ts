import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const SECRETS = ['authorization', 'cookie', 'password', 'newPassword', 'token', 'secret', 'idempotency-key'];
const redacted = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** The process's logger: one JSON object a line. Known secrets are blanked wherever they sit. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, redact: { paths: redacted, censor: '[redacted]' } }, destination);
}

type Received = IncomingMessage & { id?: unknown; originalUrl?: string; ip?: string };

/** Query values stay out of the log: links in mails carry tokens there. */
function pathOf(url = ''): string {
  const [path = '', query] = url.split('?');
  return query === undefined ? path : `${path}?…`;
}

const serializers = {
  req: (request: Received) => ({ id: request.id, method: request.method, url: pathOf(request.originalUrl ?? request.url), ip: request.ip }),
  res: (response: ServerResponse) => ({ status: response.statusCode, bytes: response.getHeader('content-length') }),
};

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each request, when its answer has gone. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    // pino-http would wrap these and hand over its own, fuller, objects.
    wrapSerializers: false,
    serializers,
    genReqId: (request) => (request as Received).id as string,
    autoLogging: { ignore: (request) => QUIET.has(request.url ?? '') },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    // The error itself is logged once, by the problem handler.
    customErrorObject: (_request, _response, _error, value: { err?: unknown }) => ({ ...value, err: undefined }),
  }) as RequestHandler;
}
