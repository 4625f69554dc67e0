import type { ComponentProps } from 'react';
import styles from './saved-line.module.scss';

interface SavedLineProps extends ComponentProps<'p'> {
  /** Whether the text is saved in the place that this line names. */
  isKept?: boolean;
}

/** A line stating where a text is saved, with a dot that turns green once it is saved. */
export function SavedLine({ isKept = false, ...rest }: SavedLineProps) {
  return <p className={styles.line} data-kept={isKept || undefined} {...rest} />;
}
