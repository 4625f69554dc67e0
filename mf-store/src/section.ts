import type { SectionFacts } from '@verse/contract/section';

/** The section's metadata, which is included in each of its releases. */
export const section = {
  parts: [{ title: 'The store', base: '/store', claims: ['/store'], list: 'routes', membersOnly: false }],
  pages: {},
} as const satisfies SectionFacts;
