import { z } from 'zod';
import { EMAIL_MESSAGE, isEmail, toEmail } from './email';

const MOST = 254;

/** Makes an email address that has been checked comparable; leaves other texts to their own error. */
const asStored = (text: string): string => toEmail(text) ?? text;

/**
 * The schema of every email address that a person types.
 *
 * @example
 * const form = z.strictObject({ email: emailSchema() });
 */
export const emailSchema = ({ missing = EMAIL_MESSAGE, tooLong = EMAIL_MESSAGE, max = MOST } = {}) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, tooLong)
    .refine((text) => text === '' || isEmail(text), EMAIL_MESSAGE)
    .overwrite(asStored)
    .meta({ format: 'email' });
