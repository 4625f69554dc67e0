import type { ComponentProps, ReactNode } from 'react';
import styles from './hash.module.scss';

/** Number of characters shown, enough to tell hashes apart. */
const SHORT = 8;

interface HashProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** Describes the hash, e.g. `SHA-256`. */
  label: ReactNode;
  value: string;
}

/**
 * The first characters of a hash. Pressing it shows the complete hash, which one click selects for copying. Works
 * without scripts.
 *
 * @example <Hash label="SHA-256" value={receipt.sha256} />
 */
export function Hash({ label, value, className, ...rest }: HashProps) {
  return (
    <details {...rest} className={[styles.hash, className].filter(Boolean).join(' ')}>
      <summary className={styles.summary}>
        {label} <code>{value.slice(0, SHORT)}…</code>
      </summary>
      <code className={styles.whole}>{value}</code>
    </details>
  );
}
