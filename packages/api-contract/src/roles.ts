export const ROLES = ['member', 'author', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The role that members have after signing up. */
export const DEFAULT_ROLE: Role = 'member';
export const ADMIN_ROLE: Role = 'admin';
/**
 * Roles that work on other people's content. In production, members with these roles must use two-factor
 * authentication.
 */
export const STAFF_ROLES: readonly Role[] = ['editor', 'moderator', 'admin'];

/** Pages use this to decide whether to load staff code; `can` then decides which actions are offered. */
export const isStaff = (role: string | undefined): boolean => STAFF_ROLES.some((one) => one === role);
