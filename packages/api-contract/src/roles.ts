export const ROLES = ['member', 'author', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The role of every member after signing up. */
export const DEFAULT_ROLE: Role = 'member';
export const ADMIN_ROLE: Role = 'admin';
/** Roles that work on the content of others. A production installation requires two-factor sign-in of them. */
export const STAFF_ROLES: readonly Role[] = ['editor', 'moderator', 'admin'];

/** Pages use it to decide whether to load the code of staff; `can` decides what that code offers. */
export const isStaff = (role: string | undefined): boolean => STAFF_ROLES.some((one) => one === role);
