import type { SectionFacts } from '@verse/contract/section';

/** What this section is, for its releases. */
export const section = {
  parts: [
    { title: 'The verse', base: '/verse', claims: ['/verse'], list: 'routes', membersOnly: true },
    { title: 'This profile', base: '/u', claims: ['/u'], list: 'publicRoutes', membersOnly: false },
  ],
  pages: {
    'help-center': '/verse/help-center',
    'verse-privacy': '/verse/privacy-policy',
    'contact-inbox': '/verse/contact-inbox',
    sections: '/verse/sections',
    rewards: '/verse/rewards',
  },
} as const satisfies SectionFacts;

type Pages = typeof section.pages;

declare module '@verse/contract/addresses' {
  interface SectionPages extends Pages {}
}
