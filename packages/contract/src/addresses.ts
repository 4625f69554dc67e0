import { filled } from './filled';
import { SHELL_PAGES } from './shell-pages';

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
  product: '/store/products/:id',
  member: '/u/:handle',
  'member-post': '/u/:handle/posts/:id',
} as const;

/** For people with an account, or with a link from a mail. */
const UNLISTED = {
  ...SHELL_PAGES,
  cart: '/store/cart',
  checkout: '/store/checkout',
  orders: '/store/orders',
  order: '/store/orders/:number',
  'store-desk': '/store/desk',
  'store-desk-orders': '/store/desk/orders',
  'tool-suggestions': '/resources/tool-suggestions',
  'blog-management': '/resources/blog-management',
  'own-posts': '/resources/blog-management/posts',
  verse: '/verse',
  community: '/verse/community',
  feed: '/verse/feed',
  saved: '/verse/saved',
  post: '/verse/posts/:id',
  profile: '/verse/user-profile',
  jobs: '/verse/jobs',
  job: '/verse/jobs/:id',
  marketplace: '/verse/marketplace',
  contests: '/verse/contests',
  dashboard: '/verse/pro-community',
  referral: '/verse/referral',
  notifications: '/verse/notifications',
  settings: '/verse/settings',
  safety: '/verse/safety',
  moderation: '/verse/moderation',
  'moderation-case': '/verse/moderation/:id',
} as const;

/**
 * The pages to which more than their own section leads: mails, the sitemap, feeds, notices, other sections. A page
 * moves by its line here and the route of its section. Browsers bundle none of it: the gateway hands the addresses to
 * the page, and sections ask `shell.href`.
 */
export const ADDRESSES = { ...LISTED, ...UNLISTED } as const;

/** The inner pages of sections. Each adds its own in its `src/section.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- sections fill it
export interface SectionPages {}

/** Personal invitations. They are a door of the API, not a page. */
export const INVITATIONS = '/r';

/** The posts for feed readers. They are files of the API, not pages. */
export const FEEDS = { rss: '/feed.xml', atom: '/feed.atom', json: '/feed.json' } as const;

/** A page that everybody knows. */
export type Page = keyof typeof ADDRESSES;

type Names<Pattern extends string> = Pattern extends `${infer Start}/${infer Rest}`
  ? Names<Start> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type ParamsOf<Table> = { [P in keyof Table]: Record<Table[P] extends string ? Names<Table[P]> : never, string> };

/** What each address needs: `{ id: string }` for `blog`. */
export type PageParams = ParamsOf<typeof ADDRESSES>;

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
export type PlaceParams = PageParams & ParamsOf<SectionPages> & Record<keyof OutsidePlaces, Record<never, never>>;

export type Place = keyof PlaceParams;

export interface HrefOptions {
  /** With the site's origin, for what is read elsewhere: canonical links, facts for search engines. */
  absolute?: boolean;
}

export type Href = <P extends Place>(place: P, params?: PlaceParams[P], options?: HrefOptions) => string | undefined;

/**
 * The path of a page.
 *
 * @example
 * addressOf('blog', { id: post._id });
 */
export const addressOf = <P extends Page>(page: P, ...[params]: P extends FixedPage ? [] : [PageParams[P]]): string =>
  filled(ADDRESSES[page], params);

/**
 * What the picture of a page is called that stands beside its
 * link: `/resources/blogs` is `resources-blogs`, `/` is `home`.
 */
export const cardIdOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** The pages that are always there and that search engines may find. */
export const listedPages = () =>
  (Object.keys(LISTED) as (keyof typeof LISTED)[]).filter((page): page is ListedPage => !LISTED[page].includes(':'));
