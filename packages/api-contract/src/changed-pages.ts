/** Response header listing the pages that an API call has changed. Gateways read and remove it. */
export const CHANGED_PAGES = 'x-changed-pages';

/** Kept short, because proxies and Node limit the size of response headers. */
const MAX_LENGTH = 4096;

/**
 * Formats the header value. A path ending in `*` covers every path with that prefix. If the paths do not fit in the
 * header, the value covers every page.
 */
export function formatChangedPages(paths: Iterable<string>): string {
  const text = [...paths].map((path) => encodeURI(path.toWellFormed())).join(' ');
  return text.length > MAX_LENGTH ? '/*' : text;
}

export const parseChangedPages = (header: string): string[] => header.split(' ').filter(Boolean).map(decodeURI);
