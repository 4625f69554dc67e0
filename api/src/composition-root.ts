import { type AccountsFeature, createAccountsFeature } from './features/accounts';
import { createBlogsFeature } from './features/blogs';
import { createCartFeature, type Sellable } from './features/cart';
import { type CommunityFeature, createCommunityFeature } from './features/community';
import { createContactFeature } from './features/contact';
import { type ContestsFeature, createContestsFeature } from './features/contests';
import { createDashboardFeature } from './features/dashboard';
import { createDiscoveryFeature } from './features/discovery';
import { createDraftsFeature } from './features/drafts';
import { createFeedsFeature } from './features/feeds';
import { createImagesFeature } from './features/images';
import { createJobsFeature, type JobsFeature } from './features/jobs';
import { createModerationFeature, type ModerationFeature } from './features/moderation';
import { createNotificationsFeature, type NotificationsFeature } from './features/notifications';
import { createOrdersFeature } from './features/orders';
import { createOrganisationsFeature, type OrganisationsFeature } from './features/organisations';
import { createProductsFeature } from './features/products';
import { createProfilesFeature } from './features/profiles';
import { createReferralsFeature } from './features/referrals';
import { createRegistryFeature } from './features/registry';
import { createReviewRepository, createReviewsFeature, type ReviewsFeature } from './features/reviews';
import { createSectionsFeature } from './features/sections';
import { createServicesCatalogueFeature } from './features/services-catalogue';
import { createStaffFeature } from './features/staff';
import { createStatisticsFeature } from './features/statistics';
import { createStock, type Stock } from './features/stock';
import { createToolSuggestionsFeature } from './features/tool-suggestions';
import { createWebinarsFeature } from './features/webinars';
import { createAuditFeature } from './platform/audit';
import type { Feature } from './platform/feature';
import { createOutboxFeatures } from './platform/mail';
import type { Platform } from './platform/open-platform';

type AllFeatures = () => readonly Feature[];

/** Calls between members' features that are created one after the other. */
type MemberCalls = Pick<NotificationsFeature, 'notify' | 'withdraw'> &
  Pick<CommunityFeature, 'countLikes' | 'writersAmong'> &
  Pick<ModerationFeature, 'findUnseen' | 'isBlocked'>;

/** The features of members, which depend on each other: `calls` may be used once all of them exist. */
async function createMembers(
  platform: Platform,
  accounts: AccountsFeature,
  allFeatures: AllFeatures,
  organisations: () => OrganisationsFeature['judged'],
) {
  const calls: MemberCalls = {
    notify: (to, about) => notifications.notify(to, about),
    withdraw: (to, about) => notifications.withdraw(to, about),
    countLikes: (id) => community.countLikes(id),
    writersAmong: (ids) => community.writersAmong(ids),
    findUnseen: (id) => moderation.findUnseen(id),
    isBlocked: (one, other) => moderation.isBlocked(one, other),
  };
  const { notify, withdraw, findUnseen } = calls;
  const profiles = await createProfilesFeature(platform, {
    findMembers: accounts.findMembers,
    listMembers: accounts.listMembers,
    findContacts: accounts.findContacts,
    mails: accounts.queue,
    ...calls,
    hasMuted: async (id, other) => (await findUnseen(id)).muted.has(other),
  });
  const { peopleFor, findByHandles, memberFor, findOwner, findHandle, unfollowEachOther, findOpenOwner } = profiles;
  const notifications = await createNotificationsFeature(platform, {
    findChoices: accounts.findChoices,
    findSession: accounts.findSession,
    openSessions: accounts.openSessions,
    emailMember: accounts.emailMember,
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
    findUnseen,
  });
  const moderation = await createModerationFeature(platform, {
    posts: community.posts,
    comments: community.comments,
    organisations,
    peopleFor,
    memberFor,
    findOwner,
    findHandle,
    unfollowEachOther,
    notify,
  });
  return { profiles, notifications, community, moderation };
}

type Members = Awaited<ReturnType<typeof createMembers>>;

/** Referrals, dashboard and webinars of members. */
async function createEarnings(platform: Platform, accounts: AccountsFeature, members: Members) {
  const { profiles, notifications, community, moderation } = members;
  const { notify } = notifications;
  // The first account of a demonstration is a member's.
  const demoMember = accounts.demo[0]?.email;
  const referrals = await createReferralsFeature(platform, { people: accounts, demoMember, notify });
  const dashboard = await createDashboardFeature(platform, {
    countWorks: profiles.countWorks,
    sumEarnings: referrals.sumEarnings,
    points: [
      { words: '1 for each like in the last 90 days', what: 'Likes received', points: 1, owners: community.liked },
      {
        words: '2 for each person who began to comment on a post of yours in the last 90 days',
        what: 'Commenters',
        points: 2,
        owners: community.commentedOn,
      },
      { words: '5 for each work you show', what: 'Works shown', points: 5, owners: profiles.makers },
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

/** Cart and orders. */
async function createShop(
  platform: Platform,
  accounts: AccountsFeature,
  sellables: readonly Sellable[],
  stock: Stock,
  withdrawRating: ReviewsFeature['withdraw'],
) {
  const cart = await createCartFeature(platform, sellables);
  const { find, toView, ...carts } = cart.forOrders;
  const orders = await createOrdersFeature(platform, {
    stock: {
      ...stock,
      async restock(key, move, quantity) {
        const id = move.replace(/[^\w-]/g, '-');
        const back = { id, change: quantity, reason: 'return', note: '', by: 'shop', at: platform.now() } as const;
        await stock.move(key, back);
      },
    },
    carts: { ...carts, find, findView: async (id) => toView(await find(id)) },
    findPerson: accounts.findPerson,
    mails: accounts.queue,
    async withdrawRatings(memberId, items) {
      for (const item of items)
        if (item.startsWith('product:')) await withdrawRating(memberId, item.slice('product:'.length));
    },
  });
  return [cart, orders] as const;
}

/** Public content, the store, and their totals. */
async function createPublicSite(
  platform: Platform,
  accounts: AccountsFeature,
  members: Members,
  listed: {
    jobs: JobsFeature['allOpen'];
    openJob: JobsFeature['findCardText'];
    contests: ContestsFeature['listedIds'];
    organisations: OrganisationsFeature['listed'];
  },
  allFeatures: AllFeatures,
) {
  const { community, profiles } = members;
  const { emailMember, queue } = accounts;
  const { notify } = members.notifications;
  const drafts = await createDraftsFeature(platform);
  const blogs = await createBlogsFeature(platform, {
    emailMember,
    notify,
    peopleFor: profiles.peopleFor,
    published: drafts.removePublished,
  });
  const stock = await createStock(platform.db, platform.shares);
  const reviewRows = await createReviewRepository(platform.db);
  const { findSampleHandle } = profiles;
  const products = await createProductsFeature(platform, { stock, ratingsOf: reviewRows.ratingsOf, findSampleHandle });
  const services = createServicesCatalogueFeature(platform);
  const catalogues = [products.forSale, services.forSale];
  const [cart, orders] = await createShop(platform, accounts, catalogues, stock, (memberId, product) =>
    reviews.withdraw(memberId, product),
  );
  const reviews = createReviewsFeature(platform, {
    reviews: reviewRows,
    hasReceived: orders.hasReceived,
    isKnown: products.isKnown,
    peopleFor: profiles.peopleFor,
  });
  return [
    drafts,
    blogs,
    createImagesFeature(platform, allFeatures),
    products,
    cart,
    orders,
    reviews,
    await createContactFeature(platform, queue),
    await createToolSuggestionsFeature(platform, { emailMember, notify }),
    createFeedsFeature(platform, blogs.newest),
    services,
    createDiscoveryFeature(platform, {
      ...{ posts: blogs.listed, members: { ...profiles.listed, openPost: community.openPost } },
      ...{ services: services.titles, products: products.listedIds },
      ...listed,
    }),
    createStatisticsFeature(platform, {
      ...{ members: accounts.countMembers, blogPosts: blogs.countPublished, communityPosts: community.countPublic },
      ...{ services: async () => (await services.titles()).length, products: products.count },
    }),
  ];
}

const createContests = (
  platform: Platform,
  accounts: AccountsFeature,
  { profiles, moderation, notifications }: Members,
  organisations: OrganisationsFeature,
) =>
  createContestsFeature(platform, {
    findContacts: accounts.findContacts,
    notify: notifications.notify,
    emailMember: accounts.emailMember,
    peopleFor: profiles.peopleFor,
    findUnseen: moderation.findUnseen,
    isBlocked: moderation.isBlocked,
    isFollowing: profiles.isFollowing,
    findHandle: profiles.findHandle,
    memberFor: profiles.memberFor,
    findJoinedAt: accounts.findJoinedAt,
    ...{ addWork: profiles.addWork, findWork: profiles.findWorkState },
    organisations,
  });

/** Creates all features. Each call lists what the feature gets from the others. */
export async function createFeatures(platform: Platform) {
  const accounts = await createAccountsFeature(platform, {
    others: () => features,
    findPicture: (memberId) => members.profiles.findPicture(memberId),
  });
  const members = await createMembers(
    platform,
    accounts,
    () => features,
    () => organisations.judged,
  );
  const { notify } = members.notifications;
  const organisations: OrganisationsFeature = await createOrganisationsFeature(platform, {
    mails: accounts.queue,
    findContacts: accounts.findContacts,
    peopleFor: members.profiles.peopleFor,
    async jobsClosed(id) {
      await jobs.closeAllOf(id);
      await contests.closeAllOf(id);
    },
    countOpen: (id) => jobs.countOpenOf(id),
  });
  const jobs = await createJobsFeature(platform, {
    findContacts: accounts.findContacts,
    notify,
    peopleFor: members.profiles.peopleFor,
    findHandle: members.profiles.findHandle,
    findWorks: members.profiles.listWorks,
    findUnseen: (id) => members.moderation.findUnseen(id),
    isBlocked: (one, other) => members.moderation.isBlocked(one, other),
    organisations,
  });
  const contests: ContestsFeature = await createContests(platform, accounts, members, organisations);
  const listed = {
    ...{ jobs: jobs.allOpen, openJob: jobs.findCardText },
    ...{ contests: contests.listedIds, organisations: organisations.listed },
  };
  const features: readonly Feature[] = [
    accounts,
    ...Object.values(members),
    ...(await createPublicSite(platform, accounts, members, listed, () => features)),
    contests,
    organisations,
    jobs,
    ...(await createEarnings(platform, accounts, members)),
    await createRegistryFeature(platform),
    await createSectionsFeature(platform),
    createStaffFeature(() => features),
    createAuditFeature(platform.audit),
    { name: 'quotas', routes: [], personalData: [platform.quotas.personalData] },
    ...createOutboxFeatures(platform.config, platform.transport),
  ];
  return { accounts, features };
}
