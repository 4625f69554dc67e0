import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';

export interface Validators {
  etag?: string;
  'last-modified'?: string;
}

/**
 * Returns whether the client already has the response. Compressing proxies such as nginx and Cloudflare turn strong
 * ETags into weak ones, so ETags are compared weakly, and lists of ETags are accepted.
 */
export const isNotModified = ({ headers }: IncomingMessage, validators: Validators): boolean =>
  fresh(headers, validators);
