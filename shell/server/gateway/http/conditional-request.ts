import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';

export interface Validators {
  etag?: string;
  'last-modified'?: string;
}

/**
 * Returns whether the client already has the response. ETags are compared weakly, because compressing proxies such as
 * nginx and Cloudflare turn strong ETags into weak ones. Lists of ETags are accepted as well.
 */
export const isNotModified = ({ headers }: IncomingMessage, validators: Validators): boolean =>
  fresh(headers, validators);
