import { ADMIN_ROLE, type Role, ROLES, STAFF_ROLES } from './roles';

export { ADMIN_ROLE, DEFAULT_ROLE, isStaff, type Role, ROLES, STAFF_ROLES } from './roles';

/** The roles with a right. `verified` additionally requires a verified email address. */
export interface Grant {
  roles: readonly Role[];
  verified: boolean;
}

const to = (roles: readonly Role[]): Grant => ({ roles, verified: true });
const toMembers: Grant = { roles: ROLES, verified: false };

/** The rights of all roles: a single table for the API's guard, the pages and the tests. */
const GRANTS = {
  'account.keep': toMembers,
  'account.secure': to(ROLES),
  'accounts.manage': to([ADMIN_ROLE]),
  'audit.read': to([ADMIN_ROLE]),
  /** Maintain a list of saved posts, and delete the caller's own content. */
  'community.keep-own': toMembers,
  /** Post, comment and like. */
  'community.take-part': to(ROLES),
  'contests.read': toMembers,
  'contests.enter': to(ROLES),
  /** Run contests for an organisation. The role in the organisation limits the actions further. */
  'contests.run': to(ROLES),
  /** Judge entries of contests for which the organisation has chosen the caller. */
  'contests.judge': to(ROLES),
  /** Add, edit and close contests, and confirm places whose fee has arrived. */
  'contests.write': to(STAFF_ROLES),
  'jobs.read': toMembers,
  'jobs.apply': to(ROLES),
  /**
   * Post jobs for an organisation and review its applications. The role in the organisation limits the actions further.
   */
  'jobs.hire': to(ROLES),
  /** Post, edit, confirm and close jobs of the site, read their applications, and review postings. */
  'jobs.write': to(STAFF_ROLES),
  /** See members' profiles as members do, with more than guests see. */
  'members.see': toMembers,
  /** Follow members and write to them. */
  'members.meet': to(ROLES),
  /** Choose the member featured on the community page. */
  'members.feature': to(['moderator', 'admin']),
  /** Mute and block others. */
  'members.avoid': toMembers,
  'messages.answer': to(STAFF_ROLES),
  /** Read the caller's conversations. */
  'conversations.read': toMembers,
  'conversations.write': to(ROLES),
  'notifications.read': toMembers,
  'moderation.report': to(ROLES),
  'moderation.see-own': toMembers,
  'moderation.decide': to(['moderator', 'admin']),
  /** Posts of members without `posts.publish` wait for review. */
  'posts.write': to(ROLES),
  'posts.publish': to(['author', 'editor', 'admin']),
  /** Work on other members' posts: review, edit, take down. */
  'posts.edit-all': to(['editor', 'admin']),
  'profile.keep': to(ROLES),
  /** Read projects in which the caller buys or sells. */
  'projects.read': toMembers,
  /** Send briefs, offer, accept, deliver and pay. The side in the project limits the actions further. */
  'projects.act': to(ROLES),
  /** Act as the seller in projects of the site. */
  'projects.sell-for-house': to(['editor', 'admin']),
  /** Decide disputes. */
  'projects.settle': to(['moderator', 'admin']),
  'dashboard.see-own': toMembers,
  'referrals.see-own': toMembers,
  /** Approve or decline other members' rewards beyond the monthly limit. */
  'rewards.decide': to(['moderator', 'admin']),
  'organisations.create': to(ROLES),
  /** Act for an organisation, as far as the role in it allows. */
  'organisations.act-for': to(ROLES),
  'organisations.suspend': to(['moderator', 'admin']),
  /** See all orders, book payments, ship, cancel and refund. */
  'orders.manage': to(['editor', 'admin']),
  /** Write products, change stock and set prices. */
  'products.manage': to(['editor', 'admin']),
  /** See the tasks that wait for staff, as far as the role's other rights allow. */
  'staff.see-desks': to(STAFF_ROLES),
  /** See the metrics of all sections' releases, roll back, and freeze a section. */
  'sections.manage': to([ADMIN_ROLE]),
  /** Rate products that the member has bought and received. */
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
 * Reports whether this role has this right. Pages use it to offer actions; the server decides.
 *
 * @example
 * can(session.user?.role, 'posts.publish');
 */
export const can = (role: string | undefined, right: Right): boolean =>
  grantOf(right).roles.some((one) => one === role);
