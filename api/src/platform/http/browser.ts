import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Facts about the calling client, independent of its user. Services receive this instead of a request. */
export interface Browser {
  address: string;
  /** The raw header. */
  cookies: string;
  userAgent: string | undefined;
}

export const toBrowser = (request: Request): Browser => ({
  address: request.ip ?? '',
  cookies: request.get('cookie') ?? '',
  userAgent: request.get('user-agent'),
});

/** Returns the network of one customer of a provider: an IPv4 address, or an IPv6 /56. */
export const toNetwork = (address: string): string => ipKeyGenerator(address);

/** The rate limiter's library rejects a key function that does not name `ipKeyGenerator` itself. */
export const clientNetwork = (request: Request): string => ipKeyGenerator(request.ip ?? '');
