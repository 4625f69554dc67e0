import styles from './star-rating.module.scss';

interface StarRatingProps {
  /** 0 to 5; parts of a star are drawn. */
  value: number;
}

const STAR = 'M10 1.8l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z';
const OFFSETS = [0, 20, 40, 60, 80];

/**
 * A rating in five stars, which it also says in words.
 *
 * @example
 * <StarRating value={4.7} />
 */
export function StarRating({ value }: StarRatingProps) {
  return (
    <svg className={styles.rating} viewBox="0 0 100 20" role="img" aria-label={`${value.toFixed(1)} out of 5`}>
      <Stars className={styles.empty} />
      {/* An inner svg clips what is wider than itself. */}
      <svg width={value * 20} height="20">
        <Stars className={styles.full} />
      </svg>
    </svg>
  );
}

function Stars({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      {OFFSETS.map((offset) => (
        <path key={offset} d={STAR} transform={`translate(${offset})`} />
      ))}
    </g>
  );
}
