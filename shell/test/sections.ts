import type { Section } from '../src/remotes/sections';

const part = (name: string, base: string, more: Partial<Section> = {}): Section => ({
  name,
  title: 'This part',
  list: 'routes',
  base,
  claims: [base],
  membersOnly: false,
  ...more,
});

/** Typical sections: public ones, a members-only one, and the public pages of the latter. */
export const SECTIONS: Section[] = [
  part('mf-marketing', '/', { claims: ['/', '/about', '/services', '/privacy-policy'] }),
  part('mf-resources', '/resources'),
  part('mf-store', '/store'),
  part('mf-verse', '/verse', { membersOnly: true }),
  part('mf-verse', '/', { claims: ['/u'], list: 'publicRoutes' }),
];
