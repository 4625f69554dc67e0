import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Client data that does not depend on the user. Services receive it instead of the request. */
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

/** Returns the network assigned to a single customer of an internet provider: an IPv4 address or an IPv6 /56 prefix. */
export const toNetwork = (address: string): string => ipKeyGenerator(address);

/**
 * Calls `ipKeyGenerator` directly, because the rate-limit library rejects key functions whose source does not mention
 * it.
 */
export const clientNetwork = (request: Request): string => ipKeyGenerator(request.ip ?? '');
