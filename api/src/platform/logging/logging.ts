import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

const SECRETS = ['authorization', 'cookie', 'password', 'newPassword', 'token', 'secret', 'idempotency-key'];
const redacted = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** Matches an email address within a JSON line. It may follow an escape such as `\n`, which must remain intact. */
const MAIL_ADDRESS = /((?:\\(?:u[\da-f]{4}|.))?)[^\s"'<>()[\]@,;:=\\]{1,64}@[^\s"'<>()[\]@,;:=\\]+/gi;

/** Removes email addresses, which mail servers and libraries include in error messages. */
const withoutAddresses = (line: string): string =>
  line.includes('@') ? line.replace(MAIL_ADDRESS, '$1[address]') : line;

/**
 * Creates the process's logger, which writes one JSON object per line. Known secrets and all email addresses are
 * redacted.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const redact = { paths: redacted, censor: '[redacted]' };
  return pino({ level, redact, hooks: { streamWrite: withoutAddresses } }, destination);
}

type Received = IncomingMessage & { id?: unknown; originalUrl?: string; ip?: string };

/** Strips the query values from logged URLs, because links in emails carry tokens there. */
function toPath(url = ''): string {
  const [path = '', query] = url.split('?');
  return query === undefined ? path : `${path}?…`;
}

const serializers = {
  req: (request: Received) => ({
    id: request.id,
    method: request.method,
    url: toPath(request.originalUrl ?? request.url),
    ip: request.ip,
  }),
  res: (response: ServerResponse) => ({ status: response.statusCode, bytes: response.getHeader('content-length') }),
};

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs one line per request, after its response has been sent. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    // Otherwise pino-http would wrap the serialisers and pass its own, larger objects.
    wrapSerializers: false,
    serializers,
    genReqId: (request) => (request as Received).id as string,
    autoLogging: { ignore: (request) => QUIET.has(request.url ?? '') },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    // The problem handler has already logged the error itself.
    customErrorObject: (_request, _response, _error, value: { err?: unknown }) => ({ ...value, err: undefined }),
  }) as RequestHandler;
}
