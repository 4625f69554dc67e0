import type { Href, OutsidePlaces } from './addresses';
import { filled } from './filled';

interface HrefParts {
  /** Returns the current paths of the site's pages, by page name. */
  addresses(): Readonly<Record<string, string>>;
  /** The external links of this installation. */
  outside: OutsidePlaces;
  /** The public origin, for absolute URLs. */
  origin: string;
}

/** Creates the `href` function of an installation. */
export function createHref({ addresses, outside, origin }: HrefParts): Href {
  return (place, params, { absolute = false } = {}) => {
    if (place in outside) return outside[place as keyof OutsidePlaces] || undefined;
    const pattern = addresses()[place];
    return pattern && (absolute ? origin : '') + filled(pattern, params);
  };
}
