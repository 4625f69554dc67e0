import type { z } from 'zod';
import { AppError } from './app-error';

/** What a person reads for one issue. Zod's own words for unknown keys and wrong types are for programmers. */
function wording(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? `Unknown: ${issue.keys.map(printable).join(', ')}.` : issue.message;
}

function printable(name: string): string {
  return name.replace(/[^\w.[\]-]/g, '?').slice(0, 60);
}

/** The first thing wrong with each field. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = printable(issue.path.join('.')) || 'request';
    fields[field] ??= wording(issue);
  }
  return fields;
}

/**
 * The value as the schema understands it, or a refusal that says what is wrong with each field.
 *
 * @example
 * const query = validated(blogQuerySchema, request.query);
 */
export function validated<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldsOf(result.error);
  throw new AppError('invalid', Object.values(fields)[0] ?? 'The request is not valid.', { fields });
}
