import { filled } from './filled';
import { SHELL_PAGES } from './shell-pages';

/** Pages that search engines may list, in the order of the sitemap. */
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
  work: '/u/:handle/works/:id',
  organisation: '/o/:handle',
  'public-jobs': '/jobs',
  'public-job': '/jobs/:id',
  'public-contests': '/contests',
  'public-contest': '/contests/:id',
  'contest-results': '/contests/:id/results',
  'public-marketplace': '/marketplace',
  hire: '/hire',
  people: '/people',
  works: '/works',
  tags: '/tags',
  tag: '/tags/:tag',
  'waiting-lists': '/waiting-lists',
  critique: '/critique',
} as const;

/** Pages that are not in the sitemap, e.g. pages for members and pages reached through a link in an email. */
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
  'review-queue': '/resources/blog-management/review',
  verse: '/verse',
  community: '/verse/community',
  feed: '/verse/feed',
  saved: '/verse/saved',
  collections: '/verse/collections',
  collection: '/collections/:id',
  nominations: '/verse/nominations',
  post: '/verse/posts/:id',
  'blog-answers': '/verse/blog-posts/:id',
  profile: '/verse/user-profile',
  jobs: '/verse/jobs',
  job: '/verse/jobs/:id',
  'own-applications': '/verse/applications',
  'own-application': '/verse/applications/:id',
  hiring: '/verse/organisations/:handle/jobs',
  'hiring-draft': '/verse/organisations/:handle/jobs/drafts/:id',
  applicants: '/verse/organisations/:handle/jobs/:id/applications',
  applicant: '/verse/organisations/:handle/applications/:id',
  marketplace: '/verse/marketplace',
  contests: '/verse/contests',
  contest: '/verse/contests/:id',
  'contest-entry': '/verse/contests/:id/entry',
  'contest-vote': '/verse/contests/:id/vote',
  'contest-appeals': '/verse/contest-appeals',
  judging: '/verse/judging',
  'judge-invitation': '/verse/judging/invitation',
  'judged-contest': '/verse/judging/:id',
  'judged-entry': '/verse/judging/:id/entries/:number',
  'organisation-contests': '/verse/organisations/:handle/contests',
  'organisation-contest': '/verse/organisations/:handle/contests/:id',
  organisations: '/verse/organisations',
  'post-job': '/verse/post-a-job',
  'organisation-invitation': '/verse/organisations/invitation',
  dashboard: '/verse/pro-community',
  referral: '/verse/referral',
  'waiting-list': '/waiting-lists/:list',
  'waiting-list-confirm': '/waiting-lists/confirm',
  'waiting-list-leave': '/waiting-lists/leave',
  search: '/search',
  'help-center': '/verse/help-center',
  brief: '/brief',
  projects: '/verse/projects',
  project: '/verse/projects/:number',
  'project-invoice': '/verse/projects/:number/invoices/:milestone',
  'house-projects': '/verse/house-projects',
  disputes: '/verse/disputes',
  packages: '/verse/packages',
  messages: '/verse/messages',
  conversation: '/verse/messages/:id',
  'next-steps': '/verse/next-steps',
  notifications: '/verse/notifications',
  settings: '/verse/settings',
  safety: '/verse/safety',
  staff: '/verse/staff',
  moderation: '/verse/moderation',
  'moderation-case': '/verse/moderation/:id',
  'people-desk': '/verse/people-desk',
  'people-desk-member': '/verse/people-desk/:id',
} as const;

/**
 * Pages linked from outside their own section, e.g. from emails, the sitemap, feeds, notifications or other sections.
 * To move a page, change its line here and the route in its section. Browser bundles contain none of these paths,
 * because the gateway sends them with each page. Sections call `shell.href` instead.
 */
export const ADDRESSES = { ...LISTED, ...UNLISTED } as const;

/** The inner pages of sections, keyed by page name. Each section adds its own in its `src/section.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- sections fill it
export interface SectionPages {}

/** Path prefix of personal invitation links. The API handles them; they are not pages. */
export const INVITATIONS = '/r';

/** Feeds for feed readers. The API serves these files; they are not pages. */
export const FEEDS = { rss: '/feed.xml', atom: '/feed.atom', json: '/feed.json' } as const;

/** A page that any section may link to. */
export type Page = keyof typeof ADDRESSES;

type Names<Pattern extends string> = Pattern extends `${infer Start}/${infer Rest}`
  ? Names<Start> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type ParamsOf<Table> = { [P in keyof Table]: Record<Table[P] extends string ? Names<Table[P]> : never, string> };

/** The path parameters of each page, e.g. `{ id: string }` for `blog`. */
export type PageParams = ParamsOf<typeof ADDRESSES>;

/** Pages without parameters. */
export type FixedPage = { [P in Page]: keyof PageParams[P] extends never ? P : never }[Page];

/** Pages without parameters that search engines may list. */
export type ListedPage = FixedPage & keyof typeof LISTED;

/** External links as absolute URLs, keyed by name. A link that the installation does not define is an empty string. */
export type ExternalLinks = Record<'community-chat', string>;

/**
 * All pages a link may lead to, with their path parameters, keyed by page name. Open external links in a new tab. If
 * this installation lacks a page, `href` returns `undefined`; render no link in that case.
 */
export type ParamsByPage = PageParams & ParamsOf<SectionPages> & Record<keyof ExternalLinks, Record<never, never>>;

export type PageName = keyof ParamsByPage;

export interface HrefOptions {
  /** Includes the site's origin, for use outside the site, e.g. in canonical links and structured data. */
  absolute?: boolean;
}

export type Href = <P extends PageName>(
  pageName: P,
  params?: ParamsByPage[P],
  options?: HrefOptions,
) => string | undefined;

/**
 * Returns the path of a page.
 *
 * @example
 * addressOf('blog', { id: post._id });
 */
export const addressOf = <P extends Page>(page: P, ...[params]: P extends FixedPage ? [] : [PageParams[P]]): string =>
  filled(ADDRESSES[page], params);

/** Returns the name of a page's link preview image, e.g. `resources-blogs` for `/resources/blogs`, `home` for `/`. */
export const cardIdOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** Returns the fixed pages that search engines may list. */
export const listedPages = () =>
  (Object.keys(LISTED) as (keyof typeof LISTED)[]).filter((page): page is ListedPage => !LISTED[page].includes(':'));
