import type { z } from 'zod';
import { AppError } from './app-error';
import { issuesIn, printable, wordingOf } from './wording';

/** Returns the first error of each field. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issuesIn(error.issues)) fields[printable(path.join('.')) || 'request'] ??= message;
  return fields;
}

/**
 * Returns the value as parsed by the schema, or throws an error with a message for each invalid field.
 *
 * @example
 * const query = validated(blogQuerySchema, request.query);
 */
export function validated<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value, { error: wordingOf });
  if (result.success) return result.data;
  const fields = fieldsOf(result.error);
  throw new AppError('invalid', Object.values(fields)[0] ?? 'The request is not valid.', { fields });
}
