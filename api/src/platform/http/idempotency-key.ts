import { z } from 'zod';
import { createId } from '../../store';
import { canonicalJson, sha256 } from '../hashes';

const key = z.string().regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.');

/** Headers of a request that creates something. A browser repeats it with the same key if the response was lost. */
export const optionalKey = z.object({ 'Idempotency-Key': key.optional() });
export const requiredKey = z.object({ 'Idempotency-Key': key });

const ID_LENGTH = 24;

/**
 * Returns the id of what a request creates. A repetition with the same key and `about`, which names the sender and
 * perhaps the content, gets the same id, so that it is stored once. Without a key, each request gets a new id.
 */
export const createKeyedId = (sentKey: string | undefined, about: unknown): string =>
  sentKey === undefined ? createId() : sha256(canonicalJson({ key: sentKey, about })).slice(0, ID_LENGTH);
