import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';

/** The validators of a response, by which a client recognises it. */
export interface Validators {
  etag?: string;
  'last-modified'?: string;
}

/**
 * Whether the client holds the response. Tags are compared weakly, and in lists: proxies that compress, such as nginx
 * and Cloudflare, make weak ones of strong ones.
 */
export const isNotModified = ({ headers }: IncomingMessage, validators: Validators): boolean =>
  fresh(headers, validators);
