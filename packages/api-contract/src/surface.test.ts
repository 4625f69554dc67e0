import { readdirSync } from 'node:fs';

/** What a page may import, by topic: a name that joins or leaves does so on purpose. */
const SURFACE: Record<string, string[]> = {
  accounts: [
    'ACCOUNT_LIMITS',
    'ACCOUNT_MESSAGES',
    'DELETION_DAYS',
    'DELETION_WORD',
    'NOTIFICATION_EVENTS',
    'RECENT_SIGN_IN_MINUTES',
    'SEXES',
    'THEMES',
    'UNPROVED_HOURS',
  ],
  audit: [],
  'blog-category': ['categoryKeyOf'],
  'blog-drafts': ['DRAFT_LIMITS'],
  'blog-texts': ['POST_TEXTS'],
  blogs: [
    'BLOG_ACTS',
    'BLOG_LIMITS',
    'BLOG_STATUSES',
    'EXCERPT_LENGTH',
    'MOST_CATEGORIES',
    'VERSIONS_KEPT',
    'excerptOf',
  ],
  community: [],
  contact: ['CONTACT_LIMITS', 'CONTACT_MIN_SECONDS', 'CONTACT_STATUSES', 'FORM_SECONDS_HEADER'],
  contests: ['CONTEST_STATUSES'],
  discovery: ['CARD_KINDS'],
  email: ['EMAIL_MESSAGE', 'isEmail'],
  feeds: [],
  health: [],
  'listed-tools': ['LISTED_ALREADY', 'LISTED_TOOLS', 'TOOL_CATEGORIES', 'isListed', 'toolKeyOf'],
  paging: ['LAST_PAGE', 'LONGEST_PAGE', 'LONGEST_SEARCH', 'MOST_NUMBERED'],
  passwords: [
    'PASSWORD_LENGTH',
    'RESET_GONE_MESSAGE',
    'SHORT_PASSWORD_MESSAGE',
    'STRONG_PASSWORD_LENGTH',
    'STRONG_PASSWORD_MESSAGE',
    'isStrongPassword',
  ],
  problem: ['ERROR_CODES'],
  products: ['PRODUCT_CATEGORIES'],
  rights: ['ADMIN_ROLE', 'DEFAULT_ROLE', 'RIGHTS', 'ROLES', 'STAFF_ROLES', 'can', 'grantOf', 'isStaff'],
  'service-slug': ['collidingSlugs', 'intendedSlug', 'serviceSlug'],
  services: [],
  statistics: [],
  text: ['TEXT_MESSAGES', 'faultsIn', 'onOneLine', 'withPlainBreaks'],
  tools: ['TOOL_LIMITS', 'TOOL_MESSAGES', 'TOOL_PRICINGS', 'TOOL_SUGGESTION_STATUSES', 'TOOL_TEXTS', 'isToolAddress'],
};

it('has exactly these topics', () => {
  const topics = readdirSync(__dirname).filter((file) => !/\.(schema|test)\.ts$/.test(file));
  expect(topics.map((file) => file.replace('.ts', '')).toSorted()).toEqual(Object.keys(SURFACE).toSorted());
});

it.each(Object.entries(SURFACE))('offers exactly these values of %s', async (topic, names) => {
  const offered = (await import(`./${topic}`)) as object;
  expect(Object.keys(offered).toSorted()).toEqual(names.toSorted());
});
