import { ADMIN_ROLE, type Role, ROLES, STAFF_ROLES } from './roles';

/** The roles that have a right. `verified` additionally requires a verified email address. */
export interface Grant {
  roles: readonly Role[];
  verified: boolean;
}

const to = (roles: readonly Role[]): Grant => ({ roles, verified: true });
const toMembers: Grant = { roles: ROLES, verified: false };

/** Maps each right to the roles that have it. The single source for the API's guard, the pages and the tests. */
const GRANTS = {
  'account.keep': toMembers,
  'account.secure': to(ROLES),
  'accounts.manage': to([ADMIN_ROLE]),
  'audit.read': to([ADMIN_ROLE]),
  /** Save posts to a list, and delete the caller's own content. */
  'community.keep-own': toMembers,
  /** Post, comment and like. */
  'community.take-part': to(ROLES),
  'contests.read': toMembers,
  'contests.enter': to(ROLES),
  /** Run contests for an organisation. The caller's role in the organisation may restrict this further. */
  'contests.run': to(ROLES),
  /** Run the house’s own contests, as owners of an organisation run theirs. */
  'contests.run-for-house': to(['editor', 'admin']),
  /** Judge entries in contests for which an organisation has chosen the caller as a judge. */
  'contests.judge': to(ROLES),
  /** Add, edit and close contests, and confirm places once the entry fee has arrived. */
  'contests.write': to(STAFF_ROLES),
  'jobs.read': toMembers,
  'jobs.apply': to(ROLES),
  /**
   * Post jobs for an organisation and review its applications. The caller's role in the organisation may restrict this
   * further.
   */
  'jobs.hire': to(ROLES),
  /** Post, edit, confirm and close the site's own jobs, read their applications, and review organisations' postings. */
  'jobs.write': to(STAFF_ROLES),
  /** See the profile data that is visible to members but not to guests. */
  'members.see': toMembers,
  /** Follow members and message them. */
  'members.meet': to(ROLES),
  /** Choose the member featured on the community page. */
  'members.feature': to(['moderator', 'admin']),
  /** Mute and block other members. */
  'members.avoid': toMembers,
  'messages.answer': to(STAFF_ROLES),
  /** Read the caller's own conversations. */
  'conversations.read': toMembers,
  'conversations.write': to(ROLES),
  'notifications.read': toMembers,
  'moderation.report': to(ROLES),
  'moderation.see-own': toMembers,
  'moderation.decide': to(['moderator', 'admin']),
  /** Find members by name and handle, and see what staff decided about them. */
  'people.look-up': to(['moderator', 'admin']),
  /** See members' email addresses and sessions, and find members by address. */
  'people.see-private': to([ADMIN_ROLE]),
  /** Warn, silence and suspend members, and hide what they have spread. */
  'people.sanction': to(['moderator', 'admin']),
  /** Write blog posts. Posts by authors who lack `posts.publish` are reviewed first. */
  'posts.write': to(ROLES),
  'posts.publish': to(['author', 'editor', 'admin']),
  /** Review, edit and take down other members' posts. */
  'posts.edit-all': to(['editor', 'admin']),
  'profile.keep': to(ROLES),
  /** Read projects in which the caller is the client or the seller. */
  'projects.read': toMembers,
  /** Send briefs, make and accept offers, deliver and pay. The caller's side in the project restricts this further. */
  'projects.act': to(ROLES),
  /** Act as the seller in the site's own projects. */
  'projects.sell-for-house': to(['editor', 'admin']),
  /** Decide project disputes. */
  'projects.settle': to(['moderator', 'admin']),
  'dashboard.see-own': toMembers,
  'referrals.see-own': toMembers,
  /** Approve or decline other members' rewards that exceed the monthly limit. */
  'rewards.decide': to(['moderator', 'admin']),
  'organisations.create': to(ROLES),
  /** Act for an organisation, as far as the caller's role in it allows. */
  'organisations.act-for': to(ROLES),
  'organisations.suspend': to(['moderator', 'admin']),
  /** See all orders, and book payments, ship, cancel and refund. */
  'orders.manage': to(['editor', 'admin']),
  /** Add and edit products, change stock and set prices. */
  'products.manage': to(['editor', 'admin']),
  /** See the tasks waiting for staff, limited to those that the role's other rights cover. */
  'staff.see-desks': to(STAFF_ROLES),
  /** See release metrics of all sections, and roll back or freeze a section. */
  'sections.manage': to([ADMIN_ROLE]),
  /** Rate products that the caller has bought and received. */
  'reviews.write': to(ROLES),
  'webinars.join': to(ROLES),
  'waiting-lists.see-own': toMembers,
  'waiting-lists.join': to(ROLES),
  /** See how many people are on each waiting list, and open a list. */
  'waiting-lists.open': to(['editor', 'admin']),
  /** Add, edit and remove the offers of the dashboard. */
  'promotions.manage': to(['editor', 'admin']),
  'tools.see-own': toMembers,
  'tools.suggest': to(ROLES),
  'tools.moderate': to(STAFF_ROLES),
} as const satisfies Record<string, Grant>;

export type Right = keyof typeof GRANTS;
export const RIGHTS = Object.keys(GRANTS) as Right[];

export const grantOf = (right: Right): Grant => GRANTS[right];

/**
 * Reports whether this role has this right. Pages use it to decide which actions to offer; the server enforces it.
 *
 * @example
 * can(session.user?.role, 'posts.publish');
 */
export const can = (role: string | undefined, right: Right): boolean =>
  grantOf(right).roles.some((one) => one === role);
