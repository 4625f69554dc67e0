import type { z } from 'zod';
import { AppError } from './app-error';
import { describeIssue, flattenIssues, printable } from './wording';

function toFieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of flattenIssues(error.issues))
    fields[printable(path.join('.')) || 'request'] ??= message;
  return fields;
}

/**
 * Parses the value with the schema and returns the result.
 *
 * @throws AppError `invalid` with a message for each invalid field
 *
 * @example
 * const query = validate(blogQuerySchema, request.query);
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const fields = toFieldErrors(result.error);
  throw new AppError('invalid', Object.values(fields)[0] ?? 'The request is not valid.', { fields });
}
