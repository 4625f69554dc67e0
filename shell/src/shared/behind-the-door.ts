import type { Href, PageName } from '@verse/contract/addresses';

interface Destination {
  /** The page that the visitor wants to open, or one of its parent pages. */
  pageName: 'post-job' | 'organisations' | 'jobs' | 'contests' | 'marketplace' | 'verse';
  text: string;
  /** Text of the sign-up page instead. */
  signUpText?: string;
  /** What follows the email. */
  inboxText?: string;
  /** The public part of that page. */
  publicPage: PageName;
  linkText: string;
}

const DESTINATIONS: readonly Destination[] = [
  {
    pageName: 'post-job',
    text: 'Your job comes next. Sign in, or create an account in a minute.',
    signUpText: 'Your job comes next. First an account: one minute, free, no credit card needed.',
    inboxText: 'Open it in this browser, and your job comes next.',
    publicPage: 'hire',
    linkText: 'See how hiring works',
  },
  {
    pageName: 'organisations',
    text: 'Post jobs and run contests as your brand or studio. Sign in to go on.',
    signUpText: 'Post jobs and run contests as your brand or studio. First an account: one minute, free.',
    publicPage: 'hire',
    linkText: 'See how hiring works',
  },
  {
    pageName: 'jobs',
    text: 'The Job Hub has paid work for creative people, with the pay on every job. Sign in to apply and save.',
    publicPage: 'public-jobs',
    linkText: 'Read the open jobs without an account',
  },
  {
    pageName: 'contests',
    text: 'Contests have a brief, a deadline and a prize. Sign in to join one.',
    publicPage: 'public-contests',
    linkText: 'Look at the contests without an account',
  },
  {
    pageName: 'marketplace',
    text: 'The marketplace sells what members make and what they work with. Sign in to keep favourites.',
    publicPage: 'public-marketplace',
    linkText: 'Look at the marketplace without an account',
  },
  {
    pageName: 'verse',
    text: 'The Verse is where members post their work, follow each other, find jobs and join contests.',
    publicPage: 'showcase',
    linkText: 'Look at works of members without an account',
  },
];

/** Describes the page that requires the sign-in. Returns undefined for pages without a description. */
export const findDestination = (next: string, href: Href): Destination | undefined =>
  DESTINATIONS.find(({ pageName }) =>
    next
      .split(/[?#]/, 1)[0]!
      .concat('/')
      .startsWith(`${href(pageName)}/`),
  );
