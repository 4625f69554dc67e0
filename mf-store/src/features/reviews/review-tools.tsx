import type { OwnReview, Review } from '@verse/api-contract/api';
import { MOST_STARS, REVIEW_TEXT } from '@verse/api-contract/commerce/reviews.values';
import { formatCount } from '@verse/api-contract/formats';
import { can } from '@verse/api-contract/rights';
import { readText, useForm } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { type Result, useAction, useLoad } from '@verse/contract/server-state';
import { Button, Cluster, RestoredText, SelectField, TextAreaField } from '@verse/ui';
import styles from './review-section.module.scss';
import { deleteReview, saveReview, takeDownReview } from './reviews.api';

interface ReviewToolsProps {
  product: string;
  reviews: readonly Review[];
  role: string;
}

export function ReviewTools({ product, reviews, role }: ReviewToolsProps) {
  const { data } = useLoad<Result<OwnReview> | null>(`${useShell().href('product', { id: product })!}/review`);
  const own = data?.ok ? data.value : undefined;
  return (
    <>
      {own && (own.mayRate || own.review) ? (
        <OwnRating key={own.review ? 'own' : 'none'} product={product} own={own} />
      ) : null}
      {can(role, 'moderation.decide') && reviews.length > 0 ? (
        <RemoveReviews product={product} reviews={reviews} />
      ) : null}
    </>
  );
}

const CHOICES = Array.from({ length: MOST_STARS }, (_, index) => MOST_STARS - index);

function OwnRating({ product, own: { mayRate, review } }: { product: string; own: OwnReview }) {
  const success = 'Saved. Thank you for your review.';
  const form = useForm({
    keptAs: `review ${product}`,
    send: (api, fields) =>
      saveReview(api, { product, review: { stars: Number(fields.get('stars')), text: readText(fields, 'text') } }),
    success,
    hasFailureToast: true,
    shouldRevalidate: () => true,
  });
  const { run: remove, isBusy: isDeleting } = useAction(deleteReview, { success });
  const isBusy = form.isBusy || isDeleting;
  return (
    <form className={styles.form} {...form.props}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      <h3>{review ? 'Your review' : 'Rate this product'}</h3>
      {mayRate ? (
        <>
          <SelectField label="Stars" name="stars" defaultValue={review?.stars ?? ''} error={form.errors.stars}>
            <option value="" disabled>
              Choose
            </option>
            {CHOICES.map((stars) => (
              <option key={stars} value={stars}>
                {formatCount(stars, 'star')}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="Review"
            name="text"
            isOptional
            rows={4}
            maxLength={REVIEW_TEXT}
            hint="Everyone can read it, with your name if your profile is public."
            defaultValue={review?.text}
            error={form.errors.text}
          />
        </>
      ) : (
        <p>You gave {review?.stars} out of 5. You got a refund, so you can’t change this.</p>
      )}
      <Cluster>
        {mayRate ? (
          <Button type="submit" isBusy={isBusy}>
            {review ? 'Save review' : 'Publish review'}
          </Button>
        ) : null}
        {review ? (
          <Button variant="quiet" isBusy={isBusy} onClick={() => remove(product)}>
            Delete review
          </Button>
        ) : null}
      </Cluster>
    </form>
  );
}

function RemoveReviews({ product, reviews }: Pick<ReviewToolsProps, 'product' | 'reviews'>) {
  const { run, isBusy } = useAction(takeDownReview, { success: 'Review taken down.' });
  return (
    <Cluster>
      {reviews.map(({ id, stars, by }) => (
        <Button key={id} variant="quiet" size="small" isBusy={isBusy} onClick={() => run({ product, id })}>
          {`Take down: ${stars} of 5 by ${by?.name ?? 'a buyer'}`}
        </Button>
      ))}
    </Cluster>
  );
}
