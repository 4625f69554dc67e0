import { createCartFeature, type Sellable } from '../domains/commerce/cart';
import { createOrdersFeature } from '../domains/commerce/orders';
import { createProductsFeature, type ProductsFeature } from '../domains/commerce/products';
import { createReviewRepository, createReviewsFeature, type ReviewsFeature } from '../domains/commerce/reviews';
import { createServicesCatalogueFeature } from '../domains/commerce/services-catalogue';
import { createStock, type Stock } from '../domains/commerce/stock';
import type { ContestsFeature } from '../domains/contests';
import type { AccountsFeature } from '../domains/identity/accounts';
import { type BlogsFeature, createBlogsFeature } from '../domains/publishing/blogs';
import { createContactFeature } from '../domains/publishing/contact';
import { createDiscoveryFeature } from '../domains/publishing/discovery';
import { createDraftsFeature } from '../domains/publishing/drafts';
import { createFeedsFeature } from '../domains/publishing/feeds';
import { createImagesFeature } from '../domains/publishing/images';
import { createPromotionsFeature } from '../domains/publishing/promotions';
import { createStatisticsFeature } from '../domains/publishing/statistics';
import { createToolSuggestionsFeature } from '../domains/publishing/tool-suggestions';
import { createWaitingListsFeature, isWaitingList } from '../domains/publishing/waiting-lists';
import type { JobsFeature } from '../domains/work/jobs';
import type { OrganisationsFeature } from '../domains/work/organisations';
import type { PackagesFeature } from '../domains/work/packages';
import type { Platform } from '../platform/open-platform';
import { createSitePages } from '../platform/site-pages';
import type { AllFeatures, Members } from './members';

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

/** Sitemap entries of features that are created later. */
interface ListedElsewhere {
  jobs: JobsFeature['allOpen'];
  openJob: JobsFeature['findCardText'];
  contests: ContestsFeature['listed'];
  packagesChangedAt: PackagesFeature['lastChange'];
  organisations: OrganisationsFeature['listed'];
}

interface Counted {
  accounts: AccountsFeature;
  blogs: BlogsFeature;
  community: Members['community'];
  services: ReturnType<typeof createServicesCatalogueFeature>;
  products: ProductsFeature;
}

const toCounts = ({ accounts, blogs, community, services, products }: Counted) => ({
  members: accounts.countMembers,
  blogPosts: blogs.countPublished,
  communityPosts: community.countPublic,
  services: async () => (await services.titles()).length,
  products: products.count,
});

async function isContest({ contests }: Pick<ListedElsewhere, 'contests'>, id: string): Promise<boolean> {
  for await (const contest of contests()) if (contest.id === id) return true;
  return false;
}

interface LinkedContent extends Pick<Counted, 'blogs' | 'services' | 'products'> {
  listed: ListedElsewhere;
}

/** Returns whether a path leads to an existing page, for links that staff write. */
const createIsPage = ({ blogs, services, products, listed }: LinkedContent) =>
  createSitePages({
    service: async (slug) => (await services.findService(slug)) !== undefined,
    blog: async (id) => (await blogs.listed.publishedAmong([id])).length > 0,
    product: async (id) => (await products.listedIds()).includes(id),
    'public-job': async (id) => (await listed.openJob(id)) !== undefined,
    'public-contest': (id) => isContest(listed, id),
    'waiting-list': isWaitingList,
  });

/** Creates the public content, the shop, and their statistics. */
export async function createPublicSite(
  platform: Platform,
  accounts: AccountsFeature,
  members: Members,
  listed: ListedElsewhere,
  allFeatures: AllFeatures,
) {
  const { community, profiles, tags } = members;
  const { emailMember, queue } = accounts;
  const { notify } = members.notifications;
  const drafts = await createDraftsFeature(platform);
  const blogs = await createBlogsFeature(platform, {
    emailMember,
    notify,
    hasRight: accounts.hasRight,
    peopleFor: profiles.peopleFor,
    findUnseen: tags.findUnseen,
    published: drafts.removePublished,
  });
  const stock = await createStock(platform.db, platform.shares);
  const reviewRows = await createReviewRepository(platform.db);
  const { findSampleHandle } = profiles;
  const products = await createProductsFeature(platform, { stock, ratingsOf: reviewRows.ratingsOf, findSampleHandle });
  const services = createServicesCatalogueFeature(platform);
  const forSale = [products.forSale, services.forSale];
  const [cart, orders] = await createShop(platform, accounts, forSale, stock, (...review) =>
    reviews.withdraw(...review),
  );
  const reviews = createReviewsFeature(platform, {
    reviews: reviewRows,
    hasReceived: orders.hasReceived,
    isKnown: products.isKnown,
    peopleFor: profiles.peopleFor,
  });
  const isPage = createIsPage({ blogs, services, products, listed });
  const features = [
    drafts,
    blogs,
    createImagesFeature(platform, allFeatures),
    products,
    cart,
    orders,
    reviews,
    await createContactFeature(platform, queue),
    await createToolSuggestionsFeature(platform, { emailMember, notify }),
    await createWaitingListsFeature(platform, { mails: queue, findContacts: accounts.findContacts, isPage }),
    await createPromotionsFeature(platform, isPage),
    createFeedsFeature(platform, blogs.newest),
    services,
    createDiscoveryFeature(platform, {
      posts: blogs.listed,
      members: { ...profiles.listed, openPost: community.openPost },
      services: services.titles,
      products: products.listedIds,
      tags: tags.listed,
      ...listed,
    }),
    createStatisticsFeature(platform, toCounts({ accounts, blogs, community, services, products })),
  ];
  return { features, blogs, services, orders, hasCart: cart.hasItems };
}

export type PublicSite = Awaited<ReturnType<typeof createPublicSite>>;
