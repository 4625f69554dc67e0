import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error';
import { type BodyWatches, watchBody } from './body-watch';
import { parseJson } from './json-text';
import type { Form } from './route';

const LONGEST_ADDRESS = 8 * 1024;

export const refuseLongAddresses: RequestHandler = (request, _response, next) => {
  if (request.originalUrl.length > LONGEST_ADDRESS)
    throw new AppError('too-large', 'The address is too long.', { status: 414 });
  next();
};

/** Headers that may occur only once, because they determine how a request is handled. */
const SINGLE = new Set([
  'authorization',
  'content-type',
  'host',
  'idempotency-key',
  'if-match',
  'origin',
  'referer',
  'sec-fetch-site',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

export const refuseDoubledHeaders: RequestHandler = ({ rawHeaders }, _response, next) => {
  const names = rawHeaders.flatMap((text, index) => (index % 2 === 0 ? text.toLowerCase() : []));
  const single = names.filter((name) => SINGLE.has(name));
  if (new Set(single).size < single.length) throw new AppError('invalid', 'A header was sent twice.');
  next();
};

/**
 * Rejects compressed bodies, because no client needs them and decoders are vulnerable to decompression bombs.
 * `identity` is allowed, because it means no compression.
 */
export const refuseEncodedBodies: RequestHandler = (request, _response, next) => {
  const encoding = request.get('content-encoding');
  if (encoding === undefined || encoding.toLowerCase() === 'identity') next();
  else throw new AppError('unsupported-media', 'Send the request body uncompressed.');
};

const tooLarge = () => new AppError('too-large', 'The request body is too large.');
const malformed = (cause?: unknown) => new AppError('malformed-json', 'The request body is not valid JSON.', { cause });

/** Stops reading at the limit, because the body may never end. */
async function readBody(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(body: Buffer): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw malformed(error);
  }
}

/** Rejects a body whose content type is not JSON, before reading it. */
export function assertJson(request: Request): void {
  if (request.is('application/json') !== 'application/json')
    throw new AppError('unsupported-media', 'Send JSON, with the content type application/json.');
}

export async function readJson(request: Request, limit: number, { small }: BodyWatches): Promise<unknown> {
  return parse(await watchBody(small, request, () => readBody(request, limit)));
}

/** Reads a raw body of up to the given number of bytes. */
export const rawBody = (limit: number): Form<Buffer> => ({
  async receive(request, _response, { uploads, assertRoom }, work) {
    if (request.is('application/octet-stream') !== 'application/octet-stream')
      throw new AppError('unsupported-media', 'Send the file as application/octet-stream.');
    await assertRoom();
    await watchBody(uploads, request, () => readBody(request, limit), work);
  },
});
