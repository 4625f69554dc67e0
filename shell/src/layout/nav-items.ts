import type { PageName, ShellApi } from '@verse/contract';

export type Href = ShellApi['href'];

export interface NavItem {
  text: string;
  to: string;
}

type NavTarget = [place: PageName, text: string];

/** Returns links to the given pages, omitting those that do not exist in this installation. */
export function navItemsFor(href: Href, wanted: NavTarget[]): NavItem[] {
  return wanted.flatMap(([pageName, text]) => {
    const to = href(pageName);
    return to === undefined ? [] : [{ text, to }];
  });
}

export const ABOUT_WIDE: NavTarget[] = [
  ['about', 'About Us'],
  ['features', 'Features'],
  ['services', 'Services'],
];
export const AFTER_ABOUT_WIDE: NavTarget[] = [
  ['showcase', 'Showcase'],
  ['resources', 'Resources'],
  ['store', 'Store'],
  ['contact', 'Contact'],
];
export const ABOUT_SMALL: NavTarget[] = [
  ['about', 'About'],
  ['features', 'Features'],
];
export const AFTER_ABOUT_SMALL: NavTarget[] = [
  ['showcase', 'Showcase'],
  ['services', 'Services'],
  ['resources', 'Resources'],
  ['store', 'Store'],
  ['contact', 'Contact'],
];
/** Public lists of members' work, beside the specified links. */
export const EXPLORE: NavTarget[] = [
  ['works', 'Works'],
  ['public-jobs', 'Jobs'],
  ['public-contests', 'Contests'],
  ['people', 'People'],
  ['hire', 'Hire'],
];
/** Links shown to members on every page. */
export const ACCOUNT: NavTarget[] = [
  ['community', 'Open the Verse'],
  ['profile', 'Profile'],
  ['notifications', 'Notifications'],
  ['blog-management', 'Write and my posts'],
  ['orders', 'Your orders'],
  ['settings', 'Settings'],
];
/** Links from the members' area to the rest of the site. */
export const SITE: NavTarget[] = [
  ['home', 'Home'],
  ['services', 'Services'],
  ['resources', 'Resources'],
  ['store', 'Store'],
];
export const QUICK_LINKS: NavTarget[] = [
  ['home', 'Home'],
  ['about', 'About'],
  ['features', 'Features'],
  ['showcase', 'Showcase'],
  ['services', 'Services'],
];
export const FOOTER_RESOURCES: NavTarget[] = [
  ['blogs', 'Blogs'],
  ['contact', 'Support'],
];
export const LEGAL: NavTarget[] = [
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
  ['open', 'Open figures'],
];
