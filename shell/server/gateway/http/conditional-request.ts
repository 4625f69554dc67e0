import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';

export interface Validators {
  etag?: string;
  'last-modified'?: string;
}

/**
 * Returns whether the client already has the response. Uses weak comparison and accepts lists of ETags, because
 * compressing proxies such as nginx and Cloudflare turn strong ETags into weak ones.
 */
export const isNotModified = ({ headers }: IncomingMessage, validators: Validators): boolean =>
  fresh(headers, validators);
