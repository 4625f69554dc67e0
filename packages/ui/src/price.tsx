import styles from './price.module.scss';

interface PriceProps {
  /** Formatted price, e.g. `$19.50`. */
  now: string;
  before?: string | undefined;
}

/**
 * A price, along with the previous price if it was reduced.
 *
 * @example <Price now="$32.00" before="$40.00" />
 */
export function Price({ now, before }: PriceProps) {
  return (
    <p className={styles.price}>
      <span className={styles.now}>{now}</span>
      {before === undefined ? null : (
        <>
          <span className={styles.hidden}> was </span>
          <s className={styles.before}>{before}</s>
        </>
      )}
    </p>
  );
}
