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
  /** To keep a list of saved posts, and to take back what is one's own. */
  'community.keep-own': toMembers,
  /** To post, comment and like. */
  'community.take-part': to(ROLES),
  'contests.read': toMembers,
  'contests.enter': to(ROLES),
  /** To add, edit and close contests, and to confirm places whose fee has come. */
  'contests.write': to(STAFF_ROLES),
  'jobs.read': toMembers,
  'jobs.apply': to(ROLES),
  /** To post, edit, confirm and close jobs, and to read what applicants wrote. */
  'jobs.write': to(STAFF_ROLES),
  /** As members see them, more than everybody does. */
  'members.see': toMembers,
  /** To follow and to write to. */
  'members.meet': to(ROLES),
  /** To mute and block others. */
  'members.avoid': toMembers,
  'messages.answer': to(STAFF_ROLES),
  'notifications.read': toMembers,
  'moderation.report': to(ROLES),
  'moderation.see-own': toMembers,
  'moderation.decide': to(['moderator', 'admin']),
  /** What plain members write waits for review. */
  'posts.write': to(ROLES),
  'posts.publish': to(['author', 'editor', 'admin']),
  /** To work on the posts of others: review, edit, take down. */
  'posts.edit-all': to(['editor', 'admin']),
  'profile.keep': to(ROLES),
  'dashboard.see-own': toMembers,
  'referrals.see-own': toMembers,
  /** To approve or decline rewards of others beyond the bound of a month. */
  'rewards.decide': to(['moderator', 'admin']),
  /** To see all orders, book payments, send, cancel and refund. */
  'orders.manage': to(['editor', 'admin']),
  /** To write products, change stock and set prices. */
  'products.manage': to(['editor', 'admin']),
  /** To see how the releases of all sections fare, to go back to an earlier one, and to freeze a section. */
  'sections.manage': to([ADMIN_ROLE]),
  /** To rate what one has bought and received. */
  'reviews.write': to(ROLES),
  'webinars.join': to(ROLES),
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
