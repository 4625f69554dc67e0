import type { ExternalLinks, Href } from './addresses';
import { filled } from './filled';

interface HrefParts {
  /** Returns the current paths of the site's pages, by page name. */
  addresses(): Readonly<Record<string, string>>;
  /** The external links of this installation. */
  outside: ExternalLinks;
  /** The public origin, for absolute URLs. */
  origin: string;
}

/** Creates the `href` function of an installation. */
export function createHref({ addresses, outside, origin }: HrefParts): Href {
  return (page, params, { absolute = false } = {}) => {
    if (page in outside) return outside[page as keyof ExternalLinks] || undefined;
    const pattern = addresses()[page];
    return pattern && (absolute ? origin : '') + filled(pattern, params);
  };
}
