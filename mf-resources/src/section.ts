import type { SectionFacts } from '@verse/contract/section';

/** Manifest of this section for its releases. */
export const section = {
  parts: [
    { title: 'The resources section', base: '/resources', claims: ['/resources'], list: 'routes', membersOnly: false },
  ],
  pages: {},
} as const satisfies SectionFacts;
