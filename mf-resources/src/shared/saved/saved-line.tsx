import type { ComponentProps } from 'react';
import styles from './saved-line.module.scss';

interface SavedLineProps extends ComponentProps<'p'> {
  /** Whether the text is saved there. */
  isKept?: boolean;
}

/** A sentence about where a text is saved, with a dot that is green once it is. */
export function SavedLine({ isKept = false, ...rest }: SavedLineProps) {
  return <p className={styles.line} data-kept={isKept || undefined} {...rest} />;
}
