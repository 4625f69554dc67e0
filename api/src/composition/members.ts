import { type CommunityFeature, createCommunityFeature } from '../domains/community/community';
import type { ConversationsFeature } from '../domains/community/conversations';
import { createDashboardFeature } from '../domains/community/dashboard';
import { createModerationFeature, type ModerationFeature } from '../domains/community/moderation';
import { createNotificationsFeature, type NotificationsFeature } from '../domains/community/notifications';
import {
  createTagChoices,
  createTagsFeature,
  type TagChoiceRows,
  type TagsDependencies,
} from '../domains/community/tags';
import { createWebinarsFeature } from '../domains/community/webinars';
import type { AccountsFeature } from '../domains/identity/accounts';
import { createProfilesFeature } from '../domains/identity/profiles';
import { createReferralsFeature } from '../domains/identity/referrals';
import type { OrganisationsFeature } from '../domains/work/organisations';
import type { PackagesFeature } from '../domains/work/packages';
import type { ProjectsFeature } from '../domains/work/projects';
import type { Feature } from '../platform/feature';
import type { Platform } from '../platform/open-platform';

export type AllFeatures = () => readonly Feature[];

/** Methods of features that are created later. */
type MemberCalls = Pick<NotificationsFeature, 'notify' | 'withdraw'> &
  Pick<CommunityFeature, 'countLikes' | 'writersAmong'> &
  Pick<ModerationFeature, 'findUnseen' | 'isBlocked'>;

const createCalls = (
  later: () => { notifications: NotificationsFeature; community: CommunityFeature; moderation: ModerationFeature },
): MemberCalls => ({
  notify: (to, about) => later().notifications.notify(to, about),
  withdraw: (to, about) => later().notifications.withdraw(to, about),
  countLikes: (id) => later().community.countLikes(id),
  writersAmong: (ids) => later().community.writersAmong(ids),
  findUnseen: (id) => later().moderation.findUnseen(id),
  isBlocked: (one, other) => later().moderation.isBlocked(one, other),
});

/** Adds the member's tag choices to the result of `findUnseen`, for features with tagged content. */
const createFindUnseenAndTags =
  (findUnseen: ModerationFeature['findUnseen'], choices: Pick<TagChoiceRows, 'choicesOf'>) => async (id: string) => {
    const [unseen, tags] = await Promise.all([findUnseen(id), choices.choicesOf(id)]);
    return { ...unseen, tags };
  };

/** Parts of features that are created after the members. */
interface CreatedLater {
  organisations: () => OrganisationsFeature['judged'];
  messages: () => ConversationsFeature['reported'];
  packages: () => PackagesFeature['judged'];
  blogPosts: TagsDependencies['blogPosts'];
  countSteps: (memberId: string) => Promise<number>;
}

/** Creates the member features, which depend on each other. `calls` must not be used until all of them exist. */
export async function createMembers(
  platform: Platform,
  accounts: AccountsFeature,
  allFeatures: AllFeatures,
  later: CreatedLater,
) {
  const calls = createCalls(() => ({ notifications, community, moderation }));
  const { notify, withdraw, findUnseen } = calls;
  const choices = await createTagChoices(platform);
  const findUnseenAndTags = createFindUnseenAndTags(findUnseen, choices);
  const profiles = await createProfilesFeature(platform, {
    findMembers: accounts.findMembers,
    listMembers: accounts.listMembers,
    ...calls,
    findUnseen: findUnseenAndTags,
    hasMuted: async (id, other) => (await findUnseen(id)).muted.has(other),
  });
  const { peopleFor, findByHandles, memberFor, findOwner, findHandle, unfollowEachOther, findOpenOwner } = profiles;
  const notifications = await createNotificationsFeature(platform, {
    findChoices: accounts.findChoices,
    findSession: accounts.findSession,
    openSessions: accounts.openSessions,
    emailMember: accounts.emailMember,
    countSteps: later.countSteps,
    peopleFor,
    findUnseen,
    others: allFeatures,
  });
  const community = await createCommunityFeature(platform, {
    peopleFor,
    findByHandles,
    findOpenOwner,
    pageChanged: profiles.pageChanged,
    notify,
    withdraw,
    findUnseen: findUnseenAndTags,
  });
  const tags = createTagsFeature(platform, {
    choices,
    posts: community.tagged,
    works: profiles.tagged,
    blogPosts: later.blogPosts,
    findUnseen: findUnseenAndTags,
  });
  const moderation = await createModerationFeature(platform, {
    posts: community.posts,
    comments: community.comments,
    ...later,
    peopleFor,
    memberFor,
    findOwner,
    findHandle,
    unfollowEachOther,
    notify,
    findStaff: accounts.findStaff,
  });
  return { profiles, notifications, community, tags, moderation };
}

export type Members = Awaited<ReturnType<typeof createMembers>>;

export async function createEarnings(
  platform: Platform,
  accounts: AccountsFeature,
  members: Members,
  { listCompletedTitles }: Pick<ProjectsFeature, 'listCompletedTitles'>,
) {
  const { profiles, notifications, community, moderation } = members;
  const { notify } = notifications;
  // The first demo account belongs to a member.
  const demoMember = accounts.demo[0]?.email;
  const referrals = await createReferralsFeature(platform, { people: accounts, demoMember, notify });
  const dashboard = await createDashboardFeature(platform, {
    listCompletedTitles,
    listEarnings: referrals.listEarnings,
    points: [
      { words: '1 for each like in the last 90 days', what: 'Likes received', points: 1, owners: community.liked },
      {
        words: '2 for each person who began to comment on a post of yours in the last 90 days',
        what: 'Commenters',
        points: 2,
        owners: community.commentedOn,
      },
      { words: '5 for each work you show', what: 'Works shown', points: 5, owners: profiles.listWorkOwners },
    ],
    async seenBy(viewerId, ids) {
      const { blocked, muted } = await moderation.findUnseen(viewerId);
      return profiles.peopleFor(
        { id: viewerId, isStaff: false, blocked, muted },
        ids.filter((id) => !muted.has(id)),
      );
    },
    notify,
    demoMember: async () => demoMember && accounts.findId(demoMember),
  });
  return [referrals, dashboard, await createWebinarsFeature(platform)];
}
