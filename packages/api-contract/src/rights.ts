export const ROLES = ['member', 'author', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What everybody is after signing up. */
export const DEFAULT_ROLE: Role = 'member';
export const ADMIN_ROLE: Role = 'admin';
/** Who works on what belongs to others. A real installation asks them for two-factor sign-in. */
export const STAFF_ROLES: readonly Role[] = ['editor', 'moderator', 'admin'];

/** Who has a right; `verified` asks for a proved address as well. */
export interface Grant {
  roles: readonly Role[];
  verified: boolean;
}

const to = (roles: readonly Role[]): Grant => ({ roles, verified: true });
const toMembers: Grant = { roles: ROLES, verified: false };

/** Who may do what: the one table, read by the guard of the API, the pages and the tests. */
const GRANTS = {
  'account.keep': toMembers,
  'account.secure': to(ROLES),
  'accounts.manage': to([ADMIN_ROLE]),
  'audit.read': to([ADMIN_ROLE]),
  'contests.read': toMembers,
  'contests.enter': to(ROLES),
  'messages.answer': to(STAFF_ROLES),
  /** What plain members write waits for review. */
  'posts.write': to(ROLES),
  'posts.publish': to(['author', 'editor', 'admin']),
  /** To work on the posts of others: review, edit, take down. */
  'posts.edit-all': to(['editor', 'admin']),
  'tools.see-own': toMembers,
  'tools.suggest': to(ROLES),
  'tools.moderate': to(STAFF_ROLES),
} as const satisfies Record<string, Grant>;

export type Right = keyof typeof GRANTS;
export const RIGHTS = Object.keys(GRANTS) as Right[];

export const grantOf = (right: Right): Grant => GRANTS[right];

/**
 * Whether somebody of this role may do this. Pages offer by it; the server decides.
 *
 * @example
 * can(session.user?.role, 'posts.publish');
 */
export const can = (role: string | undefined, right: Right): boolean =>
  grantOf(right).roles.some((one) => one === role);

export const isStaff = (role: Role): boolean => STAFF_ROLES.includes(role);
