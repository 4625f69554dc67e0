import { SHELL_PAGES } from '@verse/contract/shell-pages';

/** Only the path of a parsed address counts, so the host is never seen; `.invalid` cannot be anybody's. */
const HERE = 'https://here.invalid';
const LONGEST = 2000;
/** Going back to one of these after signing in would lead round in a circle. */
const NO_DESTINATIONS = [...Object.values(SHELL_PAGES), '/api', '/data'];

const isDestination = (path: string) =>
  !NO_DESTINATIONS.some((base) => `${path.toLowerCase()}/`.startsWith(`${base}/`));

/**
 * The page to open after signing in: `next` when it is a path of this site, else `fallback`. Whatever could be read as
 * another origin by a browser, a server or a router is refused rather than repaired.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || next.length > LONGEST || !readsAsPath(next) || !URL.canParse(next, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  // Parsing resolves "/.//host" to "//host", so the result is looked at again.
  if (origin !== HERE || !readsAsPath(pathname) || !isDestination(pathname)) return fallback;
  return pathname + search + hash;
}

/** One slash, then no second one, in this or any of the encodings that a server or a router may take off. */
function readsAsPath(text: string): boolean {
  // What follows the path is taken as it is: a `%` in a search does not have to be an encoding.
  let path = text.split(/[?#]/, 1)[0] ?? '';
  for (let layer = 0; layer < 4; layer += 1) {
    // Control characters are dropped by the URL parser: "/\t/host" would become "//host".
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
