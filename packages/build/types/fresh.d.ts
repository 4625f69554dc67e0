/** The package has no types. */
declare module 'fresh' {
  import type { IncomingHttpHeaders } from 'node:http';
  export default function fresh(
    request: IncomingHttpHeaders,
    response: { etag?: string; 'last-modified'?: string },
  ): boolean;
}
