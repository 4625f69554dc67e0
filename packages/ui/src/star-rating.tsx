import styles from './star-rating.module.scss';

interface StarRatingProps {
  /** From 0 to 5; fractions are allowed. */
  value: number;
}

/** All five stars are one path, because a page may have dozens of ratings. */
const STARS = [10, 30, 50, 70, 90]
  .map((middle) => `M${middle} 1.8l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z`)
  .join('');

/**
 * A five-star rating with a text alternative.
 *
 * @example <StarRating value={4.7} />
 */
export function StarRating({ value }: StarRatingProps) {
  return (
    <svg className={styles.rating} viewBox="0 0 100 20" role="img" aria-label={`${value.toFixed(1)} out of 5`}>
      <path className={styles.empty} d={STARS} />
      {/* The nested svg clips the stars to its own width. */}
      <svg width={value * 20} height="20">
        <path className={styles.full} d={STARS} />
      </svg>
    </svg>
  );
}
