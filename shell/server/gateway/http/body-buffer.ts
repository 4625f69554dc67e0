import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ArrivingBodies, type BodyRate } from '@verse/api-contract/arriving-bodies';
import { HttpError, overloaded, rejectEncodedBody, requestTimedOut, sendHttpError } from './http-error';

interface BodyLimits {
  /** Maximum size of one body. */
  bytes: number;
  /** Maximum total size of all bodies being read. */
  allBytes: number;
  pace?: BodyRate | undefined;
}

interface IncomingBody {
  bytes: number;
  fail(reason: HttpError): void;
}

const tooLarge = () => new HttpError(413, 'too-large', 'The request body is too large.');

/**
 * Buffers each request body before its call takes an API slot, so that a slow client only ties up a little memory. If
 * memory runs short, the body that has been arriving longest is dropped.
 */
export class BodyBuffer {
  readonly #bounds: BodyLimits;
  readonly #coming = new Set<IncomingBody>();
  readonly #arriving: ArrivingBodies;
  #bytes = 0;

  constructor(bounds: BodyLimits) {
    this.#bounds = bounds;
    this.#arriving = new ArrivingBodies(bounds.pace ? { rate: bounds.pace } : {});
  }

  /** @throws HttpError if the body is too large or too slow, or is dropped to free memory */
  read(request: IncomingMessage): Promise<Buffer> {
    if (Number(request.headers['content-length'] ?? 0) > this.#bounds.bytes) return Promise.reject(tooLarge());
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const coming: IncomingBody = { bytes: 0, fail: (reason) => end(() => reject(reason)) };
      const leave = this.#arriving.enter('', {
        bytes: () => coming.bytes,
        isIdle: () => false,
        stop: () => coming.fail(requestTimedOut()),
      });
      const take = (chunk: Buffer) => {
        chunks.push(chunk);
        coming.bytes += chunk.length;
        this.#bytes += chunk.length;
        if (coming.bytes > this.#bounds.bytes) coming.fail(tooLarge());
        else if (this.#bytes > this.#bounds.allBytes) this.#coming.values().next().value?.fail(overloaded());
      };
      const isWhole = () => end(() => resolve(Buffer.concat(chunks)));
      const isGone = () => end(() => reject(new Error('the client has gone')));
      const end = (settle: () => void) => {
        if (!this.#coming.delete(coming)) return;
        this.#bytes -= coming.bytes;
        if (typeof leave === 'function') leave();
        request.off('data', take).off('end', isWhole).off('close', isGone).off('error', isGone);
        settle();
      };
      this.#coming.add(coming);
      request.on('data', take).on('end', isWhole).on('close', isGone).on('error', isGone);
    });
  }
}

/** Reads the body into `request.body` as text, for routes that the gateway answers itself. */
export function bufferTextBody(bytes: number): RequestHandler {
  const bodies = new BodyBuffer({ bytes, allBytes: 1000 * bytes });
  return async (request, response, next) => {
    try {
      rejectEncodedBody(request);
      request.body = String(await bodies.read(request));
    } catch (error) {
      if (error instanceof HttpError) sendHttpError(response, error);
      return;
    }
    next();
  };
}
