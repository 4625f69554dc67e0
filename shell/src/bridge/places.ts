import type { Place, PlaceParams, ShellApi } from '@verse/contract';

/** Doors that lead out of the site, each with its whole address; empty where the installation has none. */
export type OutsidePlaces = Record<'community-chat', string>;

/** Every page of the site and its address. The one table of addresses in the product. */
export const PLACES: Record<Exclude<Place, keyof OutsidePlaces>, string> = {
  home: '/',
  about: '/about',
  features: '/features',
  showcase: '/showcase',
  services: '/services',
  service: '/services/service/:slug',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy-policy',
  resources: '/resources',
  blogs: '/resources/blogs',
  blog: '/resources/blogs/:id',
  'blog-management': '/resources/blog-management',
  'digital-products': '/resources/digital-products',
  'tool-suggestions': '/resources/tool-suggestions',
  store: '/store',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'verify-email': '/verify-email',
  verse: '/verse',
  community: '/verse/community',
  settings: '/verse/settings',
  'contact-inbox': '/verse/contact-inbox',
  open: '/open',
};

/** @returns the shell's `href` for an installation with these doors to the outside */
export function createHref(outside: OutsidePlaces): ShellApi['href'] {
  return (place, params) => {
    if (place in outside) return outside[place as keyof OutsidePlaces] || undefined;
    const pattern: string | undefined = PLACES[place as keyof typeof PLACES];
    const values = (params ?? {}) as Partial<PlaceParams['service'] & PlaceParams['blog']>;
    return pattern?.replace(/:(\w+)/g, (_, key: keyof typeof values) => encodeURIComponent(values[key] ?? ''));
  };
}
