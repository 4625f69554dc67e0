import { SHELL_PAGES } from '@verse/contract/shell-pages';

/** Base for parsing. Only the path of the parsed URL is used, never the host; `.invalid` is a reserved domain. */
const HERE = 'https://here.invalid';
const LONGEST = 2000;
/** Paths that would lead in a circle after signing in, or are not pages. */
const NO_DESTINATIONS = [...Object.values(SHELL_PAGES), '/api', '/data'];

const isDestination = (path: string) =>
  !NO_DESTINATIONS.some((base) => `${path.toLowerCase()}/`.startsWith(`${base}/`));

/**
 * Returns the page to open after signing in: `next` if it is a path of this site, else `fallback`. Rejects, without
 * trying to repair it, whatever a browser, a server or a router could read as another origin.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || next.length > LONGEST || !readsAsPath(next) || !URL.canParse(next, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  // Parsing resolves "/.//host" to "//host", so the result is checked again.
  if (origin !== HERE || !readsAsPath(pathname) || !isDestination(pathname)) return fallback;
  return pathname + search + hash;
}

/**
 * Returns whether the text has exactly one leading slash, in this or any of the encodings that a server or a router may
 * decode.
 */
function readsAsPath(text: string): boolean {
  // The part after the path is accepted as it is, because a `%` in a query need not be an encoding.
  let path = text.split(/[?#]/, 1)[0] ?? '';
  for (let layer = 0; layer < 4; layer += 1) {
    // The URL parser drops control characters: "/\t/host" would become "//host".
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
