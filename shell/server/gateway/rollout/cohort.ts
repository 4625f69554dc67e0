import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ActiveReleases, Variant } from '../../releases/active-releases';
import { serialiseCookie } from '../http';
import { findPreview } from './preview';

const BUCKETS = 100;
const KEPT_SECONDS = 30 * 24 * 3600;
const SIGNED = /(?:^|;\s*)(?:__Host-)?verse\.cohort=(\d{1,2}\.[\w-]{22})(?=;|$)/g;
/** The signature is optional, because earlier versions of the gateway set unsigned cookies. */
const WHOLE = /^(?:__Host-)?verse\.cohort=\d{1,2}(?:\.[\w-]{22})?$/;

/** Returns whether a cookie, given as `name=value`, contains a bucket and nothing else. */
export const isCohortCookie = (cookie: string): boolean => WHOLE.test(cookie);

/** Assigns browsers to buckets from 0 to 99. The cookie is signed so that a visitor cannot choose a bucket. */
export class Cohorts {
  readonly #buckets: Map<string, number>;
  readonly #values: string[];

  /** @param secret shared by all gateways of a site; if it is undefined, each process signs with its own key */
  constructor(secret: string | undefined) {
    const key = Buffer.from(hkdfSync('sha256', secret ?? randomBytes(32), '', 'verse.cohort', 32));
    const signature = (bucket: number) => createHmac('sha256', key).update(String(bucket)).digest('base64url');
    this.#values = Array.from({ length: BUCKETS }, (_, bucket) => `${bucket}.${signature(bucket).slice(0, 22)}`);
    this.#buckets = new Map(this.#values.map((value, bucket) => [value, bucket]));
  }

  /** Returns the visitor's bucket, or undefined if no cookie is signed by one of these gateways. */
  find({ headers: { cookie = '' } }: IncomingMessage): number | undefined {
    for (const [, value = ''] of cookie.matchAll(SIGNED)) {
      const bucket = this.#buckets.get(value);
      if (bucket !== undefined) return bucket;
    }
    return undefined;
  }

  /** Returns a random bucket and the cookie that stores it. */
  assign(isSecure: boolean): { bucket: number; cookie: string } {
    const bucket = randomInt(BUCKETS);
    const value = this.#values[bucket] ?? '';
    return { bucket, cookie: serialiseCookie({ name: 'verse.cohort', value, seconds: KEPT_SECONDS, isSecure }) };
  }
}

/** The releases that a visitor receives. */
export interface Assignment {
  variant: Variant;
  /** Whether all other visitors receive the same releases. */
  isShared: boolean;
  /** Set while a canary runs, except in previews. */
  bucket?: number;
}

/**
 * Creates the function that chooses a visitor's releases. While a canary runs, a cookie stores the browser's bucket, so
 * that the browser always receives the same releases.
 */
export function createAssignment(
  releases: Pick<ActiveReleases, 'variant' | 'hasCanaries' | 'preview'>,
  cohorts: Cohorts,
  isSecure: boolean,
): (request: IncomingMessage, response: ServerResponse) => Promise<Assignment> {
  return async (request, response) => {
    const preview = await findPreview(releases, request);
    if (preview) return { variant: preview, isShared: false };
    if (!releases.hasCanaries) return { variant: releases.variant(), isShared: true };
    const known = cohorts.find(request);
    if (known !== undefined) return { variant: releases.variant(known), isShared: false, bucket: known };
    const { bucket, cookie } = cohorts.assign(isSecure);
    response.appendHeader('set-cookie', cookie);
    return { variant: releases.variant(bucket), isShared: false, bucket };
  };
}
