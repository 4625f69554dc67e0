import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';

/** What a client is told to recognise an answer by. */
export interface Validators {
  etag?: string;
  'last-modified'?: string;
}

/**
 * Whether the client holds the answer. Tags are compared weakly, and in lists: proxies that compress, such as nginx and
 * Cloudflare, make weak ones of strong ones.
 */
export const isHeld = ({ headers }: IncomingMessage, validators: Validators): boolean => fresh(headers, validators);
