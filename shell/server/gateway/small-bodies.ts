import type { IncomingMessage } from 'node:http';
import { Refusal, tooMuchOfAll } from './refusal';

const SWEEP_MS = 500;
const GRACE_MS = 10_000;
/** Bytes a millisecond, after the grace: a slow telephone has eight times as much. */
const LEAST_PACE = 8;

interface BodyBounds {
  /** Of one body. */
  bytes: number;
  /** Of all that are being read. */
  allBytes: number;
}

interface Coming {
  begun: number;
  bytes: number;
  fail(reason: Refusal): void;
}

const tooLarge = () => new Refusal(413, 'too-large', 'The request body is too large.');
const tooSlow = () => new Refusal(408, 'too-slow', 'The request did not arrive in time.', { isLast: true });

/**
 * Reads bodies before anybody at the API waits for them, so that a slow client takes nothing but a little memory.
 * Where that runs short, the body that has taken longest goes.
 */
export class SmallBodies {
  readonly #bounds: BodyBounds;
  /** The oldest first. */
  readonly #coming = new Set<Coming>();
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: BodyBounds) {
    this.#bounds = bounds;
  }

  /** @throws Refusal when it is too large or too slow, or when it has to make room */
  read(request: IncomingMessage): Promise<Buffer> {
    if (Number(request.headers['content-length'] ?? 0) > this.#bounds.bytes) return Promise.reject(tooLarge());
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const coming: Coming = { begun: performance.now(), bytes: 0, fail: (reason) => end(() => reject(reason)) };
      const take = (chunk: Buffer) => {
        chunks.push(chunk);
        coming.bytes += chunk.length;
        this.#bytes += chunk.length;
        if (coming.bytes > this.#bounds.bytes) coming.fail(tooLarge());
        else if (this.#bytes > this.#bounds.allBytes) this.#coming.values().next().value?.fail(tooMuchOfAll());
      };
      const isWhole = () => end(() => resolve(Buffer.concat(chunks)));
      const isGone = () => end(() => reject(new Error('the client has gone')));
      const end = (settle: () => void) => {
        if (!this.#coming.delete(coming)) return;
        this.#bytes -= coming.bytes;
        request.off('data', take).off('end', isWhole).off('close', isGone).off('error', isGone);
        settle();
      };
      this.#coming.add(coming);
      this.#timer ??= setInterval(() => this.#sweep(), SWEEP_MS).unref();
      request.on('data', take).on('end', isWhole).on('close', isGone).on('error', isGone);
    });
  }

  #sweep() {
    const now = performance.now();
    for (const coming of this.#coming)
      if (now - coming.begun > GRACE_MS + coming.bytes / LEAST_PACE) coming.fail(tooSlow());
    if (this.#coming.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
