import type { Href, OutsidePlaces } from './addresses';
import { filled } from './filled';

interface HrefParts {
  /** The current pages of the site, by name. */
  addresses(): Readonly<Record<string, string>>;
  /** The links out of the site in this installation. */
  outside: OutsidePlaces;
  /** The public origin, for absolute addresses. */
  origin: string;
}

/** @returns `href` for an installation */
export function createHref({ addresses, outside, origin }: HrefParts): Href {
  return (place, params, { absolute = false } = {}) => {
    if (place in outside) return outside[place as keyof OutsidePlaces] || undefined;
    const pattern = addresses()[place];
    return pattern && (absolute ? origin : '') + filled(pattern, params);
  };
}
