import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router-dom';
import { MOST_STARS, type OwnReview, type Review, REVIEW_TEXT } from '@verse/api-contract/reviews';
import { can } from '@verse/api-contract/rights';
import { useShell } from '@verse/contract/react';
import { Button, SelectField, TextAreaField, useFormErrors } from '@verse/ui';
import type { Outcome } from '../../shared/outcome';
import { useToldAct } from '../../shared/use-act';
import styles from './review-section.module.scss';
import type { ReviewAct } from './reviews.api';

interface ReviewToolsProps {
  product: string;
  reviews: readonly Review[];
  role: string;
}

/** The acts of reviews have an address of their own, below that of the product. */
const useActions = (product: string) => `${useShell().href('product', { id: product })!}/review`;

export function ReviewTools({ product, reviews, role }: ReviewToolsProps) {
  const action = useActions(product);
  const { data, load } = useFetcher<Outcome<OwnReview> | null>();
  const ask = useEffectEvent(() => void load(action));
  useEffect(() => ask(), [product]);
  const own = data?.ok ? data.value : undefined;
  return (
    <>
      {own && (own.mayRate || own.review) ? (
        <OwnRating key={own.review ? 'own' : 'none'} product={product} own={own} />
      ) : null}
      {can(role, 'moderation.decide') && reviews.length > 0 ? <TakeDown product={product} reviews={reviews} /> : null}
    </>
  );
}

const CHOICES = Array.from({ length: MOST_STARS }, (_, index) => MOST_STARS - index);

function OwnRating({ product, own: { mayRate, review } }: { product: string; own: OwnReview }) {
  const { act, isBusy, refusal } = useToldAct<ReviewAct>('Saved. Thank you for your review.', useActions(product));
  const { form, errors, handleEdit } = useFormErrors(refusal);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const text = sent.get('text');
    act({ what: 'rate', review: { stars: Number(sent.get('stars')), text: typeof text === 'string' ? text : '' } });
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
      <h3 className={styles.subtitle}>{review ? 'Your review' : 'Rate this product'}</h3>
      {mayRate ? (
        <>
          <SelectField label="Stars" name="stars" defaultValue={review?.stars ?? ''} error={errors.stars}>
            <option value="" disabled>
              Choose
            </option>
            {CHOICES.map((stars) => (
              <option key={stars} value={stars}>
                {stars === 1 ? '1 star' : `${stars} stars`}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="Review"
            name="text"
            isOptional
            rows={4}
            maxLength={REVIEW_TEXT}
            hint="Everybody reads it, with your name if your profile is public."
            defaultValue={review?.text}
            error={errors.text}
          />
        </>
      ) : (
        <p>You gave {review?.stars} out of 5. The order was refunded, so it cannot be changed any more.</p>
      )}
      <div className={styles.buttons}>
        {mayRate ? (
          <Button type="submit" isBusy={isBusy}>
            {review ? 'Save review' : 'Publish review'}
          </Button>
        ) : null}
        {review ? (
          <Button variant="quiet" isBusy={isBusy} onClick={() => act({ what: 'remove' })}>
            Delete review
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function TakeDown({ product, reviews }: Pick<ReviewToolsProps, 'product' | 'reviews'>) {
  const { act, isBusy } = useToldAct<ReviewAct>('Review taken down.', useActions(product));
  return (
    <div className={styles.buttons}>
      {reviews.map(({ id, stars, by }) => (
        <Button key={id} variant="quiet" size="small" isBusy={isBusy} onClick={() => act({ what: 'take down', id })}>
          {`Take down: ${stars} of 5 by ${by?.name ?? 'a buyer'}`}
        </Button>
      ))}
    </div>
  );
}
