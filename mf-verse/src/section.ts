import type { SectionFacts } from '@verse/contract/section';

/** The section's metadata, included in the manifest of each release. */
export const section = {
  parts: [
    { title: 'The verse', base: '/verse', claims: ['/verse'], list: 'routes', membersOnly: true },
    {
      title: 'This page',
      base: '/',
      claims: [
        '/u',
        '/people',
        '/works',
        '/collections',
        '/critique',
        '/jobs',
        '/contests',
        '/marketplace',
        '/o',
        '/tags',
        '/hire',
        '/brief',
      ],
      list: 'publicRoutes',
      membersOnly: false,
    },
  ],
  pages: {
    'verse-privacy': '/verse/privacy-policy',
    'contact-inbox': '/verse/contact-inbox',
    sections: '/verse/sections',
    'job-searches': '/verse/jobs/searches',
    rewards: '/verse/rewards',
    'audit-log': '/verse/audit-log',
    'new-organisation': '/verse/organisations/new',
    'own-organisation': '/verse/organisations/:handle',
    'job-reviews': '/verse/job-reviews',
    'waiting-list-desk': '/verse/waiting-lists',
    promotions: '/verse/promotions',
  },
} as const satisfies SectionFacts;

type Pages = typeof section.pages;

declare module '@verse/contract/addresses' {
  interface SectionPages extends Pages {}
}
