import styles from './price.module.scss';

interface PriceProps {
  /** US dollars. */
  now: number;
  before?: number | undefined;
}

export function Price({ now, before }: PriceProps) {
  return (
    <p className={styles.price}>
      <span className={styles.now}>{dollars(now)}</span>
      {before === undefined ? null : (
        <>
          <span className={styles.hidden}> was </span>
          <s className={styles.before}>{dollars(before)}</s>
        </>
      )}
    </p>
  );
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`;
