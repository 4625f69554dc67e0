import type { SectionFacts } from '@verse/contract/section';

/** This section's metadata, which is included in the manifest of its releases. */
export const section = {
  parts: [
    { title: 'The resources section', base: '/resources', claims: ['/resources'], list: 'routes', membersOnly: false },
  ],
  pages: {},
} as const satisfies SectionFacts;
