import type { SectionFacts } from '@verse/contract/section';

/** The section's declaration, which becomes part of its releases. */
export const section = {
  parts: [
    {
      title: 'This page',
      base: '/',
      claims: [
        ...(['/', '/about', '/features', '/showcase', '/services', '/contact', '/open', '/terms'] as const),
        ...(['/privacy-policy', '/search', '/waiting-lists'] as const),
      ],
      list: 'routes',
      membersOnly: false,
    },
  ],
  pages: {
    'member-packages': '/services/members',
  },
} as const satisfies SectionFacts;

type Pages = typeof section.pages;

declare module '@verse/contract/addresses' {
  interface SectionPages extends Pages {}
}
