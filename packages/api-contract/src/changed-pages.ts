/** The header in which an API process names the pages that a call has changed. Gateways read and remove it. */
export const CHANGED_PAGES = 'x-changed-pages';

/** Proxies and Node limit the headers of a response. */
const MAX_LENGTH = 4096;

/** A path that ends in `*` covers all that begin with it. Too many paths for a header cover every page. */
export function formatChangedPages(paths: Iterable<string>): string {
  const text = [...paths].map((path) => encodeURI(path.toWellFormed())).join(' ');
  return text.length > MAX_LENGTH ? '/*' : text;
}

export const parseChangedPages = (header: string): string[] => header.split(' ').filter(Boolean).map(decodeURI);
