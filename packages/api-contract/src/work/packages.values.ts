import type { TextRule } from '../text';

export const PACKAGE_TEXTS = {
  name: { label: 'Name of the package', max: 80 },
  text: { label: 'What the client gets', max: 1000 },
} as const satisfies Record<string, TextRule>;

export const PACKAGE_LIMITS = {
  /** Maximum number of packages per member. */
  packages: 6,
  days: 365,
  revisions: 20,
  /** Minimum and maximum price, in minor units. */
  leastMinor: 100,
  mostMinor: 100_000_000_00,
  /** Number of members per list page. */
  page: 12,
  /** Maximum length of a package's text in the list, in characters. */
  excerpt: 160,
} as const;

export const PACKAGE_MESSAGES = {
  most: `You can offer at most ${PACKAGE_LIMITS.packages} packages. Remove one to add another.`,
  price: 'Enter a price in dollars, in naira, or in both.',
  amount: 'Enter an amount from 1 to 100,000,000 with at most two decimal places.',
  days: `Enter a number of days from 1 to ${PACKAGE_LIMITS.days}.`,
  revisions: `Enter a number from 0 to ${PACKAGE_LIMITS.revisions}.`,
} as const;
