import { type AccountsFeature, createAccountsFeature } from './features/accounts';
import { createBlogsFeature } from './features/blogs';
import { createCartFeature, type Sellable } from './features/cart';
import { createCommunityFeature } from './features/community';
import { createContactFeature } from './features/contact';
import { createContestsFeature } from './features/contests';
import { createDashboardFeature } from './features/dashboard';
import { createDiscoveryFeature } from './features/discovery';
import { createDraftsFeature } from './features/drafts';
import { createFeedsFeature } from './features/feeds';
import { createImagesFeature } from './features/images';
import { createJobsFeature } from './features/jobs';
import { createModerationFeature, type ModerationFeature } from './features/moderation';
import { createNotificationsFeature } from './features/notifications';
import { createOrdersFeature } from './features/orders';
import { createProductsFeature } from './features/products';
import { createProfilesFeature } from './features/profiles';
import { createReferralsFeature } from './features/referrals';
import { createRegistryFeature } from './features/registry';
import { createReviewRepository, createReviewsFeature } from './features/reviews';
import { createSectionsFeature } from './features/sections';
import { createServicesCatalogueFeature } from './features/services-catalogue';
import { createStatisticsFeature } from './features/statistics';
import { createStock, type Stock } from './features/stock';
import { createToolSuggestionsFeature } from './features/tool-suggestions';
import { createWebinarsFeature } from './features/webinars';
import { createAuditFeature } from './platform/audit';
import type { Feature } from './platform/feature';
import { outboxOf } from './platform/mail';
import type { Platform } from './platform/open-platform';

type Everybody = () => readonly Feature[];

/** Members as others meet them. They know of each other, so each is given the others as they are when somebody asks. */
async function createMembers(platform: Platform, accounts: AccountsFeature, everybody: Everybody) {
  const profiles = await createProfilesFeature(platform, {
    ...accounts,
    likesOf: (id) => community.likesOf(id),
    writersAmong: (ids) => community.writersAmong(ids),
    notify: (to, about) => notifications.notify(to, about),
    withdraw: (to, about) => notifications.withdraw(to, about),
    isApart: (one, other) => moderation.isApart(one, other),
    hasMuted: async (id, other) => (await moderation.unseenBy(id)).muted.has(other),
  });
  const { peopleFor, openOwnerOf, pageChanged } = profiles;
  const unseenBy: ModerationFeature['unseenBy'] = (id) => moderation.unseenBy(id);
  const notifications = await createNotificationsFeature(platform, {
    ...accounts,
    peopleFor,
    unseenBy,
    others: everybody,
  });
  const { notify, withdraw } = notifications;
  const community = await createCommunityFeature(platform, {
    ...{ peopleFor, openOwnerOf, pageChanged },
    ...{ notify, withdraw, unseenBy },
  });
  const moderation: ModerationFeature = await createModerationFeature(platform, { ...community, ...profiles, notify });
  return { profiles, notifications, community, moderation };
}

type Members = Awaited<ReturnType<typeof createMembers>>;

/** What members earn, and the numbers in which they see it. */
async function createEarnings(platform: Platform, accounts: AccountsFeature, members: Members) {
  const { profiles, notifications, community, moderation } = members;
  const { notify } = notifications;
  // The first account of a demonstration is a member's.
  const demoMember = accounts.demo[0]?.email;
  const referrals = await createReferralsFeature(platform, { people: accounts, demoMember, notify });
  const dashboard = await createDashboardFeature(platform, {
    worksOf: profiles.worksOf,
    earningsOf: referrals.earningsOf,
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
      const { blocked, muted } = await moderation.unseenBy(viewerId);
      return profiles.peopleFor(
        { id: viewerId, isStaff: false, blocked, muted },
        ids.filter((id) => !muted.has(id)),
      );
    },
    notify,
    demoMember: async () => demoMember && accounts.idOf(demoMember),
  });
  return [referrals, dashboard, await createWebinarsFeature(platform)];
}

/** The cart of all that is sold, and what becomes of it. */
async function createShop(platform: Platform, accounts: AccountsFeature, sellables: readonly Sellable[], stock: Stock) {
  const cart = await createCartFeature(platform, sellables);
  const { find, viewOf, ...carts } = cart.forOrders;
  const orders = await createOrdersFeature(platform, {
    stock: {
      ...stock,
      async putBack(key, move, quantity) {
        const id = move.replace(/[^\w-]/g, '-');
        const back = { id, change: quantity, reason: 'return', note: '', by: 'shop', at: platform.now() } as const;
        await stock.move(key, back);
      },
    },
    carts: { ...carts, find, viewOfHolder: async (id) => viewOf(await find(id)) },
    personOf: accounts.personOf,
    mails: accounts.queue,
  });
  return [cart, orders] as const;
}

/** What anybody may read, and what is counted of it. */
async function createPublicSite(platform: Platform, accounts: AccountsFeature, members: Members, everybody: Everybody) {
  const { community, notifications, profiles } = members;
  const { tell, queue } = accounts;
  const { notify } = notifications;
  const drafts = await createDraftsFeature(platform);
  const blogs = await createBlogsFeature(platform, {
    ...{ tell, peopleFor: profiles.peopleFor },
    notify,
    published: drafts.removePublished,
  });
  const stock = await createStock(platform.db);
  const reviews = await createReviewRepository(platform.db);
  const products = await createProductsFeature(platform, { stock, ratingsOf: reviews.ratingsOf });
  const services = createServicesCatalogueFeature(platform);
  const [cart, orders] = await createShop(platform, accounts, [products.forSale, services.forSale], stock);
  const counts = {
    members: accounts.countMembers,
    blogPosts: blogs.countPublished,
    communityPosts: community.countPublic,
    services: async () => (await services.titles()).length,
    products: products.count,
  };
  return [
    drafts,
    blogs,
    createImagesFeature(platform, everybody),
    products,
    ...[cart, orders],
    createReviewsFeature(platform, {
      ...{ reviews, hasReceived: orders.hasReceived, isKnown: products.isKnown },
      peopleFor: profiles.peopleFor,
    }),
    await createContactFeature(platform, queue),
    await createToolSuggestionsFeature(platform, { tell, notify }),
    createFeedsFeature(platform, blogs.newest),
    services,
    createDiscoveryFeature(platform, {
      posts: blogs.listed,
      members: { ...profiles.listed, openPost: community.openPost },
      services: services.titles,
      products: products.listedIds,
    }),
    createStatisticsFeature(platform, counts),
  ];
}

/** All features, and the little that they need of each other. */
export async function createFeatures(platform: Platform) {
  const accounts = await createAccountsFeature(platform, () => features);
  const members = await createMembers(platform, accounts, () => features);
  const { notify } = members.notifications;
  const features: readonly Feature[] = [
    accounts,
    ...Object.values(members),
    ...(await createPublicSite(platform, accounts, members, () => features)),
    await createContestsFeature(platform, { contacts: accounts.contacts, notify }),
    await createJobsFeature(platform, { contacts: accounts.contacts, notify }),
    ...(await createEarnings(platform, accounts, members)),
    await createRegistryFeature(platform),
    await createSectionsFeature(platform),
    createAuditFeature(platform.audit),
    { name: 'quotas', routes: [], personalContent: [platform.quotas.personalContent] },
    ...outboxOf(platform.config, platform.transport),
  ];
  return { accounts, features };
}
