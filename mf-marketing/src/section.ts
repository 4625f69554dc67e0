import type { SectionFacts } from '@verse/contract/section';

/** What this section is, for its releases. */
export const section = {
  parts: [
    {
      title: 'This page',
      base: '/',
      claims: ['/', '/about', '/features', '/showcase', '/services', '/contact', '/open', '/terms', '/privacy-policy'],
      list: 'routes',
      membersOnly: false,
    },
  ],
  pages: {},
} as const satisfies SectionFacts;
