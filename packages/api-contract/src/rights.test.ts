import { can, grantOf, type Right, RIGHTS } from './rights';
import { DEFAULT_ROLE, isStaff, type Role, ROLES } from './roles';

const ALL: Role[] = ['member', 'author', 'editor', 'moderator', 'admin'];

/** The roles that have each right. Granting or revoking a right requires a change here. */
const HELD: Record<Right, Role[]> = {
  'account.keep': ALL,
  'account.secure': ALL,
  'accounts.manage': ['admin'],
  'audit.read': ['admin'],
  'community.keep-own': ALL,
  'community.take-part': ALL,
  'contests.read': ALL,
  'contests.enter': ALL,
  'contests.run': ALL,
  'contests.run-for-house': ['editor', 'admin'],
  'contests.judge': ALL,
  'contests.write': ['editor', 'moderator', 'admin'],
  'jobs.read': ALL,
  'jobs.apply': ALL,
  'jobs.hire': ALL,
  'jobs.write': ['editor', 'moderator', 'admin'],
  'members.see': ALL,
  'members.meet': ALL,
  'members.feature': ['moderator', 'admin'],
  'members.avoid': ALL,
  'messages.answer': ['editor', 'moderator', 'admin'],
  'conversations.read': ALL,
  'conversations.write': ALL,
  'notifications.read': ALL,
  'moderation.report': ALL,
  'moderation.see-own': ALL,
  'moderation.decide': ['moderator', 'admin'],
  'people.look-up': ['moderator', 'admin'],
  'people.see-private': ['admin'],
  'people.sanction': ['moderator', 'admin'],
  'posts.write': ALL,
  'posts.publish': ['author', 'editor', 'admin'],
  'posts.edit-all': ['editor', 'admin'],
  'profile.keep': ALL,
  'projects.read': ALL,
  'projects.act': ALL,
  'projects.sell-for-house': ['editor', 'admin'],
  'projects.settle': ['moderator', 'admin'],
  'dashboard.see-own': ALL,
  'referrals.see-own': ALL,
  'rewards.decide': ['moderator', 'admin'],
  'organisations.create': ALL,
  'organisations.act-for': ALL,
  'organisations.suspend': ['moderator', 'admin'],
  'orders.manage': ['editor', 'admin'],
  'products.manage': ['editor', 'admin'],
  'staff.see-desks': ['editor', 'moderator', 'admin'],
  'sections.manage': ['admin'],
  'reviews.write': ALL,
  'webinars.join': ALL,
  'waiting-lists.see-own': ALL,
  'waiting-lists.join': ALL,
  'waiting-lists.open': ['editor', 'admin'],
  'promotions.manage': ['editor', 'admin'],
  'tools.see-own': ALL,
  'tools.suggest': ALL,
  'tools.moderate': ['editor', 'moderator', 'admin'],
};

describe('the table of rights', () => {
  // @proves GAP-069 ROL-01
  it.each(RIGHTS)('gives %s only to the roles that should have it', (right) => {
    expect([...ROLES, 'owner', '', undefined].filter((role) => can(role, right))).toEqual(HELD[right]);
  });

  // @proves GAP-069
  it('gives no staff right to an account without a verified email address', () => {
    const staffOnly = RIGHTS.filter((right) => grantOf(right).roles.every(isStaff));
    expect(staffOnly.filter((right) => !grantOf(right).verified)).toEqual([]);
    expect(staffOnly).toContain('accounts.manage');
  });

  // @proves GAP-069
  it('gives a new account no staff role', () => {
    expect(isStaff(DEFAULT_ROLE)).toBe(false);
    expect(can(DEFAULT_ROLE, 'posts.publish')).toBe(false);
  });
});
