import type { ComponentProps } from 'react';
import styles from './saved-line.module.scss';

interface SavedLineProps extends ComponentProps<'p'> {
  /** The text is saved where the message says. */
  isKept?: boolean;
}

/** Message about where a text is saved, with a dot that is green if it is. */
export function SavedLine({ isKept = false, ...rest }: SavedLineProps) {
  return <p className={styles.line} data-kept={isKept || undefined} {...rest} />;
}
