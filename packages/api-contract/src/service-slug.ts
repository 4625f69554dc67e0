/**
 * The last part of a service's address. The order of the steps is part of the rule: ` & ` leaves two hyphens.
 *
 * @example
 * serviceSlug('Talent Matchmaking & Hiring') // 'talent-matchmaking--hiring'
 */
export function serviceSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
}
