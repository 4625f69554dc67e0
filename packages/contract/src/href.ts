import type { ExternalLinks, Href } from './addresses';
import { filled } from './filled';

interface HrefParts {
  /** Returns the path of each page, keyed by page name. */
  addresses(): Readonly<Record<string, string>>;
  /** External links that this installation defines. */
  outside: ExternalLinks;
  /** The site's public origin, used to build absolute URLs. */
  origin: string;
}

/** Creates an installation's `href` function. */
export function createHref({ addresses, outside, origin }: HrefParts): Href {
  return (page, params, { absolute = false } = {}) => {
    if (Object.hasOwn(outside, page)) return outside[page as keyof ExternalLinks] || undefined;
    const pattern = addresses()[page];
    return pattern && (absolute ? origin : '') + filled(pattern, params);
  };
}
