/** What search engines may find, in the order of the sitemap. */
const LISTED = {
  home: '/',
  about: '/about',
  features: '/features',
  showcase: '/showcase',
  services: '/services',
  service: '/services/service/:slug',
  contact: '/contact',
  open: '/open',
  terms: '/terms',
  privacy: '/privacy-policy',
  resources: '/resources',
  blogs: '/resources/blogs',
  blog: '/resources/blogs/:id',
  'digital-products': '/resources/digital-products',
  store: '/store',
} as const;

/** For people with an account, or with a link from a mail. */
const UNLISTED = {
  'tool-suggestions': '/resources/tool-suggestions',
  'blog-management': '/resources/blog-management',
  'own-posts': '/resources/blog-management/posts',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'verify-email': '/verify-email',
  'email-verified': '/email-verified',
  'reset-password': '/reset-password',
  verse: '/verse',
  community: '/verse/community',
  feed: '/verse/feed',
  profile: '/verse/user-profile',
  contests: '/verse/contests',
  settings: '/verse/settings',
  'contact-inbox': '/verse/contact-inbox',
} as const;

/**
 * Every page of the site and its address: the one table that shell, API, tools and tests read. A page moves by its line
 * here and the route of its section. Sections ask `shell.href` and bundle none of it.
 */
export const ADDRESSES = { ...LISTED, ...UNLISTED } as const;

/** The posts for feed readers. They are files of the API, not pages. */
export const FEEDS = { rss: '/feed.xml', atom: '/feed.atom', json: '/feed.json' } as const;

export type Page = keyof typeof ADDRESSES;

type Names<Pattern extends string> = Pattern extends `${infer Start}/${infer Rest}`
  ? Names<Start> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** What each address needs: `{ id: string }` for `blog`. */
export type PageParams = { [P in Page]: Record<Names<(typeof ADDRESSES)[P]>, string> };

/** The pages that need nothing. */
export type FixedPage = { [P in Page]: keyof PageParams[P] extends never ? P : never }[Page];

/** Those of them that search engines may find. */
export type ListedPage = FixedPage & keyof typeof LISTED;

/** Doors that lead out of the site, each with its whole address; empty where the installation has none. */
export type OutsidePlaces = Record<'community-chat', string>;

/**
 * The places a link may lead to, by name, each with the parameters its address needs. Open those outside the site in a
 * new tab. A place that this installation does not have gives `undefined`; draw no link then.
 */
export type PlaceParams = PageParams & Record<keyof OutsidePlaces, Record<never, never>>;

export type Place = keyof PlaceParams;

export interface HrefOptions {
  /** With the site's origin, for what is read elsewhere: canonical links, facts for search engines. */
  absolute?: boolean;
}

export type Href = <P extends Place>(place: P, params?: PlaceParams[P], options?: HrefOptions) => string | undefined;

const filled = (pattern: string, params: Record<string, string | undefined> = {}) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * The path of a page.
 *
 * @example
 * addressOf('blog', { id: post._id });
 */
export const addressOf = <P extends Page>(page: P, ...[params]: P extends FixedPage ? [] : [PageParams[P]]): string =>
  filled(ADDRESSES[page], params);

/** What the picture of a page is called that stands beside its link: `/resources/blogs` is `resources-blogs`, `/` is `home`. */
export const cardIdOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** The pages that are always there and that search engines may find. */
export const listedPages = () =>
  (Object.keys(LISTED) as (keyof typeof LISTED)[]).filter((page): page is ListedPage => !LISTED[page].includes(':'));

/** @returns `href` for an installation with these doors to the outside, whose pages have this origin */
export function createHref(outside: OutsidePlaces, origin: string): Href {
  return (place, params, { absolute = false } = {}) => {
    if (place in outside) return outside[place as keyof OutsidePlaces] || undefined;
    const pattern: string | undefined = ADDRESSES[place as Page];
    return pattern && (absolute ? origin : '') + filled(pattern, params);
  };
}
