import { z } from 'zod';
import { createId } from '../../store';
import { canonicalJson, sha256 } from '../hashes';

/** Header of a request that creates something, and that a browser repeats if the response was lost. */
export const creationKey = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.')
    .optional(),
});

const ID_LENGTH = 24;

/**
 * Returns the id of what a request creates. A repetition with the same key, by the same sender and with the same
 * content, gets the same id, so that it is stored once. Without a key, each request gets a new id.
 */
export const createKeyedId = (key: string | undefined, about: unknown): string =>
  key === undefined ? createId() : sha256(canonicalJson({ key, about })).slice(0, ID_LENGTH);
