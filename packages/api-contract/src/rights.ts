export const ROLES = ['member', 'author', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The role of every member after signing up. */
export const DEFAULT_ROLE: Role = 'member';
export const ADMIN_ROLE: Role = 'admin';
/** Roles that work on the content of others. A production installation requires two-factor sign-in of them. */
export const STAFF_ROLES: readonly Role[] = ['editor', 'moderator', 'admin'];

/** The roles with a right; `verified` requires a verified address as well. */
export interface Grant {
  roles: readonly Role[];
  verified: boolean;
}

const to = (roles: readonly Role[]): Grant => ({ roles, verified: true });
const toMembers: Grant = { roles: ROLES, verified: false };

/** The rights of all roles: a single table, read by the guard of the API, the pages and the tests. */
const GRANTS = {
  'account.keep': toMembers,
  'account.secure': to(ROLES),
  'accounts.manage': to([ADMIN_ROLE]),
  'audit.read': to([ADMIN_ROLE]),
  /** To keep a list of saved posts, and to delete the caller's own content. */
  'community.keep-own': toMembers,
  /** To post, comment and like. */
  'community.take-part': to(ROLES),
  'contests.read': toMembers,
  'contests.enter': to(ROLES),
  /** To run contests for an organisation; the role in the organisation decides further. */
  'contests.run': to(ROLES),
  /** To judge entries of contests that the organisation has chosen the caller for. */
  'contests.judge': to(ROLES),
  /** To add, edit and close contests, and to confirm places whose fee has arrived. */
  'contests.write': to(STAFF_ROLES),
  'jobs.read': toMembers,
  'jobs.apply': to(ROLES),
  /** To post jobs for an organisation and to review its applications; the role in the organisation decides further. */
  'jobs.hire': to(ROLES),
  /** To post, edit, confirm and close jobs of the site, to read their applications, and to review postings. */
  'jobs.write': to(STAFF_ROLES),
  /** To see members as members do, with more than guests see. */
  'members.see': toMembers,
  /** To follow members and to write to them. */
  'members.meet': to(ROLES),
  /** To choose the member whom the community page presents. */
  'members.feature': to(['moderator', 'admin']),
  /** To mute and block others. */
  'members.avoid': toMembers,
  'messages.answer': to(STAFF_ROLES),
  /** To read the caller's conversations. */
  'conversations.read': toMembers,
  'conversations.write': to(ROLES),
  'notifications.read': toMembers,
  'moderation.report': to(ROLES),
  'moderation.see-own': toMembers,
  'moderation.decide': to(['moderator', 'admin']),
  /** Posts of plain members wait for review. */
  'posts.write': to(ROLES),
  'posts.publish': to(['author', 'editor', 'admin']),
  /** To work on the posts of others: review, edit, take down. */
  'posts.edit-all': to(['editor', 'admin']),
  'profile.keep': to(ROLES),
  /** To read projects in which the caller buys or sells. */
  'projects.read': toMembers,
  /** To send briefs, to offer, accept, deliver and pay; the side in the project decides further. */
  'projects.act': to(ROLES),
  /** To act as the seller in projects of the site. */
  'projects.sell-for-house': to(['editor', 'admin']),
  /** To decide disputes. */
  'projects.settle': to(['moderator', 'admin']),
  'dashboard.see-own': toMembers,
  'referrals.see-own': toMembers,
  /** To approve or decline rewards of others beyond the monthly limit. */
  'rewards.decide': to(['moderator', 'admin']),
  'organisations.create': to(ROLES),
  /** To act for an organisation, as far as the role in it allows. */
  'organisations.act-for': to(ROLES),
  'organisations.suspend': to(['moderator', 'admin']),
  /** To see all orders, book payments, send, cancel and refund. */
  'orders.manage': to(['editor', 'admin']),
  /** To write products, change stock and set prices. */
  'products.manage': to(['editor', 'admin']),
  /** To see what waits for staff, as far as the role's other rights go. */
  'staff.see-desks': to(STAFF_ROLES),
  /** To see the metrics of all sections' releases, to roll back, and to freeze a section. */
  'sections.manage': to([ADMIN_ROLE]),
  /** To rate products that the member has bought and received. */
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
 * Whether this role has this right. Pages use it to offer actions; the server decides.
 *
 * @example
 * can(session.user?.role, 'posts.publish');
 */
export const can = (role: string | undefined, right: Right): boolean =>
  grantOf(right).roles.some((one) => one === role);

export const isStaff = (role: Role): boolean => STAFF_ROLES.includes(role);
