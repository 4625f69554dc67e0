import type { Request } from 'express';
import { AppError } from './app-error';

/** The version that the caller has read: `If-Match: "3"`. Without it a change could overwrite somebody else's. */
export function versionOf(request: Request): number {
  const given = request.get('if-match');
  if (given === undefined) throw new AppError('precondition-required', 'precondition-required', 'Say which version you have changed: send it as If-Match.');
  const version = /^"(\d{1,9})"$/.exec(given)?.[1];
  if (version === undefined) throw new AppError('invalid', 'invalid', 'If-Match holds one version in quotes, such as "3".');
  return Number(version);
}
