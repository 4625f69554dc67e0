import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Facts about the client, independent of its user. Services receive them instead of the request. */
export interface Browser {
  address: string;
  /** The raw `Cookie` header. */
  cookies: string;
  userAgent: string | undefined;
}

export const toBrowser = (request: Request): Browser => ({
  address: request.ip ?? '',
  cookies: request.get('cookie') ?? '',
  userAgent: request.get('user-agent'),
});

/** Returns the network of a single customer of a provider: an IPv4 address, or an IPv6 /56 prefix. */
export const toNetwork = (address: string): string => ipKeyGenerator(address);

/** The rate-limit library rejects key functions that do not mention `ipKeyGenerator` themselves. */
export const clientNetwork = (request: Request): string => ipKeyGenerator(request.ip ?? '');
