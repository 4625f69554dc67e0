import { addressOf } from '@verse/contract/addresses';

/** A section of the site: who serves which addresses, and how. The only place where the shell names remotes. */
export interface Section {
  name: string;
  /** What a visitor calls it: "The store is not available right now." */
  title: string;
  /** Where the remote's relative routes are mounted. */
  base: string;
  /** The addresses that are this section's; `/*` covers everything below. */
  claims: string[];
  /** `server`: HTML for everybody. `browser`: rendered after hydration, never cached. */
  rendering: 'server' | 'browser';
  membersOnly: boolean;
}

export const SECTIONS: Section[] = [
  {
    name: 'mf-marketing',
    title: 'This page',
    base: addressOf('home'),
    claims: [
      addressOf('home'),
      addressOf('about'),
      addressOf('features'),
      addressOf('showcase'),
      addressOf('services'),
      addressOf('service', { slug: '*' }),
      addressOf('contact'),
      addressOf('open'),
      addressOf('terms'),
      addressOf('privacy'),
    ],
    rendering: 'server',
    membersOnly: false,
  },
  {
    name: 'mf-resources',
    title: 'The resources section',
    base: addressOf('resources'),
    claims: [addressOf('resources'), `${addressOf('resources')}/*`],
    rendering: 'server',
    membersOnly: false,
  },
  {
    name: 'mf-store',
    title: 'The store',
    base: addressOf('store'),
    claims: [addressOf('store'), `${addressOf('store')}/*`],
    rendering: 'server',
    membersOnly: false,
  },
  {
    name: 'mf-verse',
    title: 'The verse',
    base: addressOf('verse'),
    claims: [addressOf('verse'), `${addressOf('verse')}/*`],
    rendering: 'browser',
    membersOnly: true,
  },
];

const matches = (claim: string, path: string) =>
  claim.endsWith('/*') ? path.startsWith(claim.slice(0, -1)) : path === claim;

/** The section an address belongs to, if any. */
export function sectionOf(pathname: string): Section | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return SECTIONS.find((section) => section.claims.some((claim) => matches(claim, path)));
}
