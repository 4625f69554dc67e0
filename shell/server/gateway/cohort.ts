import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Edition, ReleaseBook } from '../releases/release-book';
import { ownCookie } from './own-cookie';
import { previewFor } from './preview';

const BUCKETS = 100;
const KEPT_SECONDS = 30 * 24 * 3600;
const SIGNED = /(?:^|;\s*)(?:__Host-)?verse\.cohort=(\d{1,2}\.[\w-]{22})(?=;|$)/g;
/** Cookies of earlier gateways have no signature. */
const WHOLE = /^(?:__Host-)?verse\.cohort=\d{1,2}(?:\.[\w-]{22})?$/;

/** Whether a cookie, name and value, is a bucket and nothing else. */
export const isCohort = (cookie: string): boolean => WHOLE.test(cookie);

/** The bucket, 0 to 99, that a browser belongs to. Its cookie is signed so that a visitor cannot choose a bucket. */
export class Cohorts {
  readonly #buckets: Map<string, number>;
  readonly #values: string[];

  /** @param secret shared by all gateways of a site; without one, each process signs with its own key */
  constructor(secret: string | undefined) {
    const key = Buffer.from(hkdfSync('sha256', secret ?? randomBytes(32), '', 'verse.cohort', 32));
    const signature = (bucket: number) => createHmac('sha256', key).update(String(bucket)).digest('base64url');
    this.#values = Array.from({ length: BUCKETS }, (_, bucket) => `${bucket}.${signature(bucket).slice(0, 22)}`);
    this.#buckets = new Map(this.#values.map((value, bucket) => [value, bucket]));
  }

  /** Returns undefined without a cookie signed by one of these gateways. */
  of({ headers: { cookie = '' } }: IncomingMessage): number | undefined {
    for (const [, value = ''] of cookie.matchAll(SIGNED)) {
      const bucket = this.#buckets.get(value);
      if (bucket !== undefined) return bucket;
    }
    return undefined;
  }

  /** A random bucket, and the cookie that keeps it. */
  draw(isSecure: boolean): { bucket: number; cookie: string } {
    const bucket = randomInt(BUCKETS);
    const value = this.#values[bucket] ?? '';
    return { bucket, cookie: ownCookie({ name: 'verse.cohort', value, seconds: KEPT_SECONDS, isSecure }) };
  }
}

/** The releases that a visitor gets. */
export interface Given {
  edition: Edition;
  /** All other visitors get the same. */
  isForAll: boolean;
  /** Set while a canary runs, except in a preview. */
  bucket?: number;
}

/** While a canary runs, a browser keeps its bucket, so that it gets the same releases again. */
export function editionFor(
  book: Pick<ReleaseBook, 'edition' | 'hasCanaries' | 'preview'>,
  cohorts: Cohorts,
  isSecure: boolean,
): (request: Request, response: Response) => Promise<Given> {
  return async (request, response) => {
    const preview = await previewFor(book, request);
    if (preview) return { edition: preview, isForAll: false };
    if (!book.hasCanaries) return { edition: book.edition(), isForAll: true };
    const known = cohorts.of(request);
    if (known !== undefined) return { edition: book.edition(known), isForAll: false, bucket: known };
    const { bucket, cookie } = cohorts.draw(isSecure);
    response.append('set-cookie', cookie);
    return { edition: book.edition(bucket), isForAll: false, bucket };
  };
}
