import type { Request } from 'express';
import { z } from 'zod';
import { AppError } from './app-error';

const VERSION = /^"(\d{1,9})"$/;

/** Header description for the OpenAPI document. */
export const ifMatchSchema = z.object({
  'If-Match': z.string().regex(VERSION).meta({ description: 'The version that was read, in quotes' }),
});

/**
 * Returns the version that the caller has read, e.g. 3 for `If-Match: "3"`. The header is required, because otherwise a
 * change could overwrite another person's change.
 */
export function parseVersion(request: Request): number {
  const given = request.get('if-match');
  if (given === undefined)
    throw new AppError('precondition-required', 'Send the version that you have changed as If-Match.');
  const version = VERSION.exec(given)?.[1];
  if (version === undefined) throw new AppError('invalid', 'If-Match holds one version in quotes, such as "3".');
  return Number(version);
}

/** Thrown if the document has changed since the caller read it. */
export class VersionConflict<T> extends Error {
  override readonly name = 'VersionConflict';
  readonly current: T;

  constructor(current: T) {
    super('there is another version by now');
    this.current = current;
  }
}

interface ConflictReport {
  message: string;
  /** Contains both versions, so that neither text is lost. */
  details: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Converts a version conflict to a 409 response that contains both versions. */
export async function orConflict<T>(
  work: Promise<T>,
  describe: (current: T) => ConflictReport | Promise<ConflictReport>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    const { message, ...rest } = await describe(error.current as T);
    throw new AppError('conflict', message, rest);
  }
}
