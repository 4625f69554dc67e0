import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Edition, ReleaseBook } from '../releases/release-book';
import { ownCookie } from './own-cookie';
import { previewFor } from './preview';

const BUCKETS = 100;
const KEPT_SECONDS = 30 * 24 * 3600;
const ANYWHERE = /(?:^|;\s*)(?:__Host-)?verse\.cohort=(\d{1,2})(?:;|$)/;
const WHOLE = /^(?:__Host-)?verse\.cohort=\d{1,2}$/;

/** Whether one cookie, name and value, is a bucket and nothing else. */
export const isCohort = (cookie: string): boolean => WHOLE.test(cookie);

/** From 0 to 99: in which hundredth of the visitors this browser is, where it was told. */
export function bucketIn(cookies: string | undefined): number | undefined {
  const bucket = ANYWHERE.exec(cookies ?? '')?.[1];
  return bucket === undefined ? undefined : Number(bucket);
}

/**
 * What the site is made of for whoever asks, and whether that is so for everybody. While a canary runs, a browser draws
 * a bucket by chance and keeps it, so that it meets the same releases again; a number below a hundred is all that is
 * known of it.
 */
export function editionFor(
  book: Pick<ReleaseBook, 'edition' | 'hasCanaries' | 'preview'>,
  isSecure: boolean,
): (request: Request, response: Response) => Promise<{ edition: Edition; isForAll: boolean }> {
  return async (request, response) => {
    const preview = await previewFor(book, request);
    if (preview) return { edition: preview, isForAll: false };
    if (!book.hasCanaries) return { edition: book.edition(), isForAll: true };
    const known = bucketIn(request.headers.cookie);
    if (known !== undefined) return { edition: book.edition(known), isForAll: false };
    const bucket = randomInt(BUCKETS);
    response.append(
      'set-cookie',
      ownCookie({ name: 'verse.cohort', value: String(bucket), seconds: KEPT_SECONDS, isSecure }),
    );
    return { edition: book.edition(bucket), isForAll: false };
  };
}
