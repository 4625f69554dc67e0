import type { Request } from 'express';

/** What is known of the program that calls, whoever uses it. Services take this, and never a request. */
export interface Browser {
  address: string;
  /** The header as it came. */
  cookies: string;
  userAgent: string | undefined;
}

export const browserOf = (request: Request): Browser => ({
  address: request.ip ?? '',
  cookies: request.get('cookie') ?? '',
  userAgent: request.get('user-agent'),
});
