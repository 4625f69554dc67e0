import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';

export interface Validators {
  etag?: string;
  'last-modified'?: string;
}

/**
 * Returns whether the client already has the response. Compares tags weakly, and in lists, because proxies that
 * compress, such as nginx and Cloudflare, turn strong tags into weak ones.
 */
export const isNotModified = ({ headers }: IncomingMessage, validators: Validators): boolean =>
  fresh(headers, validators);
