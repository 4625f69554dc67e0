import { parseUrl } from '@verse/api-contract/parse-url';
import { SHELL_PAGES } from '@verse/contract/shell-pages';

/** Base URL for parsing. Only the path of the parsed URL is used, never the host; `.invalid` is a reserved domain. */
const HERE = 'https://here.invalid';
const LONGEST = 2000;
/** Paths that are not pages, or that would cause a redirect loop after signing in. */
const NO_DESTINATIONS = [...Object.values(SHELL_PAGES), '/api', '/data'];

const isDestination = (path: string) =>
  !NO_DESTINATIONS.some((base) => `${path.toLowerCase()}/`.startsWith(`${base}/`));

/**
 * Returns the page to open after signing in: `next` if it is a path on this site, otherwise `fallback`. Anything that a
 * browser, server or router could interpret as another origin is rejected rather than repaired.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || next.length > LONGEST || !readsAsPath(next)) return fallback;
  const url = parseUrl(next, HERE);
  if (!url) return fallback;
  const { origin, pathname, search, hash } = url;
  // Parsing resolves "/.//host" to "//host", so the result has to be checked again.
  if (origin !== HERE || !readsAsPath(pathname) || !isDestination(pathname)) return fallback;
  return pathname + search + hash;
}

/**
 * Returns whether the text has exactly one leading slash, in this and in every encoding that a server or router might
 * decode.
 */
function readsAsPath(text: string): boolean {
  // The query and hash are not checked, because a `%` in a query is not necessarily part of an encoding.
  let path = text.split(/[?#]/, 1)[0] ?? '';
  for (let layer = 0; layer < 4; layer += 1) {
    // The URL parser drops control characters, so "/\t/host" would become "//host".
    if (!/^\/(?!\/)/.test(path) || /\\|\/\/|[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u.test(path)) return false;
    const decoded = decodeOnce(path);
    if (decoded === undefined) return false;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
