import type { ComponentProps } from 'react';
import styles from './saved-line.module.scss';

interface SavedLineProps extends ComponentProps<'p'> {
  /** It is where the line says it is. */
  isKept?: boolean;
}

/** One sentence about where a text is safe, with a dot that is green when it is. */
export function SavedLine({ isKept = false, ...rest }: SavedLineProps) {
  return <p className={styles.line} data-kept={isKept || undefined} {...rest} />;
}
