import type { Place, PlaceParams, ShellApi } from '@verse/contract';

/** Every place of this installation and its address. The one table of addresses in the product. */
export const PLACES: Record<Place, string> = {
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
  store: '/store',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'verify-email': '/verify-email',
  verse: '/verse',
  community: '/verse/community',
  settings: '/verse/settings',
};

export const href: ShellApi['href'] = (place, params) => {
  const pattern: string | undefined = PLACES[place];
  const values = (params ?? {}) as Partial<PlaceParams['service'] & PlaceParams['blog']>;
  return pattern?.replace(/:(\w+)/g, (_, key: keyof typeof values) => encodeURIComponent(values[key] ?? ''));
};
