import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ownReviewSchema, reviewFormSchema, reviewListSchema } from '@verse/api-contract/commerce/reviews.schema';
import type { Feature } from '../../../platform/feature';
import { AppError, NO_STORE, noContent, PUBLIC, reply, type Route, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import { createReading, GUEST } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { Ratings } from './ratings';
import type { ReviewRepository, StoredReview } from './reviews.repository';

interface ReviewsDependencies {
  ratings: Ratings;
  /** Whether the item was delivered to the member and has not been refunded. */
  hasReceived: (memberId: string, item: string) => Promise<boolean>;
  /** Whether the product is or ever was for sale. */
  isKnown: (product: string) => Promise<boolean>;
}

const PATH = '/api/products/:id/reviews';
const UNKNOWN = 'There is no such product.';
const byId = { params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }), notFoundMessage: UNKNOWN };
const permission = 'reviews.write' as const;
const own = { description: 'Your rating, and whether you may give one', schema: ownReviewSchema };

/** Stable id that does not reveal the member. */
const nameOf = ({ id }: StoredReview) => createHash('sha256').update(id).digest('hex').slice(0, 16);
const reviewView = (review: StoredReview) => ({
  id: nameOf(review),
  stars: review.stars,
  text: review.text,
  at: review.at.toISOString(),
});

interface Dependencies extends Omit<ReviewsDependencies, 'ratings'>, Pick<People, 'peopleFor'> {
  reviews: ReviewRepository;
  audit: Platform['audit'];
  now: Platform['now'];
  changed: (product: string) => Promise<void>;
  withdraw: (memberId: string, product: string) => Promise<boolean>;
}

/** Returns a function that lists a product's publicly readable reviews. */
function createReviewList({ reviews, peopleFor }: Pick<Dependencies, 'reviews' | 'peopleFor'>) {
  const reading = createReading(peopleFor);
  return async (product: string) => {
    const [found, { count }] = await Promise.all([reviews.list(product), reviews.computeRating(product)]);
    const { readable, authors } = await reading(
      GUEST,
      found.map((review) => ({ ...review, authorId: review.memberId })),
    );
    const shown = readable.map((review) => {
      const { name, handle } = authors.get(review.authorId) ?? {};
      return { ...reviewView(review), by: name && handle ? { name, handle } : null };
    });
    return { reviews: shown, count };
  };
}

const removalRoute = ({ reviews, audit, changed }: Dependencies): Route =>
  route(
    {
      method: 'delete',
      path: `/api/reviews/:id/:review`,
      summary: 'Remove a review',
      permission: 'moderation.decide',
      params: byId.params.extend({ review: z.string().regex(/^[0-9a-f]{16}$/) }),
      notFoundMessage: UNKNOWN,
      responses: { 204: { description: 'It is removed' } },
      errors: [404],
    },
    async ({ person, params: { id, review } }) => {
      const found = (await reviews.list(id)).find((one) => nameOf(one) === review);
      if (!found) throw new AppError('not-found', 'There is no such review.');
      await reviews.remove(id, found.memberId);
      await audit.record(person.id, `review of ${id} taken down: ${found.stars}, ${found.text}`, found.memberId);
      await changed(id);
      return noContent();
    },
  );

function reviewRoutes(dependencies: Dependencies): Route[] {
  const { reviews, hasReceived, isKnown, now, changed, withdraw } = dependencies;
  const list = createReviewList(dependencies);
  async function assertKnown(product: string): Promise<void> {
    if (!(await isKnown(product))) throw new AppError('not-found', UNKNOWN);
  }

  async function findOwn(memberId: string, product: string) {
    await assertKnown(product);
    const [review, mayRate] = await Promise.all([
      reviews.find(product, memberId),
      hasReceived(memberId, `product:${product}`),
    ]);
    return reply(200, { mayRate, review: review ? reviewView(review) : null }, NO_STORE);
  }

  return [
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'List the reviews of a product by its buyers, newest first',
        permission: PUBLIC,
        ...byId,
        responses: { 200: { description: 'The reviews', schema: reviewListSchema } },
        errors: [404],
      },
      async ({ params: { id } }) => {
        await assertKnown(id);
        return reply(200, await list(id), NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/mine`,
        summary: 'Get the caller’s review of a product',
        permission,
        ...byId,
        responses: { 200: own },
        errors: [404],
      },
      ({ person, params }) => findOwn(person.id, params.id),
    ),
    route(
      {
        method: 'put',
        path: `${PATH}/mine`,
        summary: 'Set the caller’s review of a received product',
        permission,
        ...byId,
        body: reviewFormSchema,
        responses: { 200: own },
        errors: [400, 403, 404],
      },
      async ({ person, params: { id }, body }) => {
        await assertKnown(id);
        if (!(await hasReceived(person.id, `product:${id}`)))
          throw new AppError('forbidden', 'You can rate this once you have it.');
        await reviews.put({ product: id, memberId: person.id, ...body, at: now() });
        await changed(id);
        // The item may have been refunded after the orders were read but before the rating was stored.
        await withdraw(person.id, id);
        return findOwn(person.id, id);
      },
    ),
    route(
      {
        method: 'delete',
        path: `${PATH}/mine`,
        summary: 'Delete the caller’s review',
        permission,
        ...byId,
        responses: { 204: { description: 'It is removed' } },
        errors: [404],
      },
      async ({ person, params: { id } }) => {
        await assertKnown(id);
        if (await reviews.remove(id, person.id)) await changed(id);
        return noContent();
      },
    ),
    removalRoute(dependencies),
  ];
}

/** Members can rate a product once they have received it, and only once. A refund withdraws the rating. */
export function createReviewsFeature(
  { audit, now, people }: Platform,
  { ratings, hasReceived, isKnown }: ReviewsDependencies,
): Feature {
  const { reviews, changed } = ratings;
  /**
   * Removes the rating if the member no longer has a delivered order for the product; returns whether a rating was
   * removed. A job does the same for all ratings, to cover refunds made before this rule was introduced.
   */
  const withdraw = async (memberId: string, product: string): Promise<boolean> =>
    !(await hasReceived(memberId, `product:${product}`)) && ratings.remove(memberId, product);

  return {
    name: 'reviews',
    routes: reviewRoutes({ ...people, reviews, hasReceived, isKnown, audit, now, changed, withdraw }),
    jobs: [
      {
        name: 'withdraw-ratings',
        async run() {
          let withdrawn = 0;
          for await (const { memberId, product } of reviews.all())
            if (await withdraw(memberId, product)) withdrawn += 1;
          return withdrawn;
        },
        failed: 'failed to withdraw ratings of refunded products',
        done: 'withdrew ratings of refunded products',
      },
    ],
    personalData: [
      {
        name: 'reviews',
        export: (userId) => reviews.ofMember(userId),
        async erase(userId) {
          for await (const { product } of reviews.ofMember(userId)) {
            await reviews.remove(product, userId);
            await changed(product);
          }
        },
      },
    ],
  };
}
