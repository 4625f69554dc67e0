import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

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

/** What a provider gives one customer: an address of version 4, a /56 of version 6. */
export const networkOf = (address: string): string => ipKeyGenerator(address);

/** The limiter's library refuses a key function that does not name `ipKeyGenerator` itself. */
export const networkOfClient = (request: Request): string => ipKeyGenerator(request.ip ?? '');
