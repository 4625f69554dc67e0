/** Response header that lists the pages changed by an API call. Gateways read and remove it. */
export const CHANGED_PAGES = 'x-changed-pages';

/** Proxies and Node limit the size of response headers. */
const MAX_LENGTH = 4096;

/**
 * Formats the header value. A path that ends in `*` covers all paths with that prefix. If the paths are too long for a
 * header, the value covers every page.
 */
export function formatChangedPages(paths: Iterable<string>): string {
  const text = [...paths].map((path) => encodeURI(path.toWellFormed())).join(' ');
  return text.length > MAX_LENGTH ? '/*' : text;
}

export const parseChangedPages = (header: string): string[] => header.split(' ').filter(Boolean).map(decodeURI);
