import type { ProductPage, Review, ReviewList } from '@verse/api-contract/api';
import { formatCount, formatDay } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { useSession } from '@verse/contract/react';
import { Stack, StarRating } from '@verse/ui';
import shared from '../../shared/text.module.scss';
import styles from './review-section.module.scss';
import { ReviewTools } from './review-tools';

interface ReviewSectionProps {
  product: ProductPage;
  list: ReviewList;
}

/** A product's public reviews, with actions for moderators and for buyers who have received the product. */
export function ReviewSection({ product, list: { reviews, count } }: ReviewSectionProps) {
  const { user } = useSession();
  const { ratedBy, rating, id } = product;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <p className={shared.note}>{createSummary(count, ratedBy === 'buyers' ? rating : undefined)}</p>
      {user ? <ReviewTools key={user.id} product={id} reviews={reviews} role={user.role} /> : null}
      {reviews.length > 0 ? (
        <Stack as="ul" gap={0}>
          {reviews.map((review) => (
            <li key={review.id} className={styles.review}>
              <Review review={review} />
            </li>
          ))}
        </Stack>
      ) : null}
    </section>
  );
}

function createSummary(count: number, average: number | undefined): string {
  if (count === 0) return 'No ratings from buyers yet.';
  const ratings = formatCount(count, 'rating by a buyer', 'ratings by buyers');
  return average === undefined ? ratings : `${average.toFixed(1)} out of 5, from ${ratings}`;
}

function Review({ review: { stars, text, at, by } }: { review: Review }) {
  return (
    <>
      <p className={styles.by}>
        <StarRating value={stars} />
        <span>
          {by ? (
            <PageLink page="member" params={{ handle: by.handle }}>
              <bdi>{by.name}</bdi>
            </PageLink>
          ) : (
            'A buyer'
          )}
          , <time dateTime={at}>{formatDay(at)}</time>
        </span>
      </p>
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : null}
    </>
  );
}
