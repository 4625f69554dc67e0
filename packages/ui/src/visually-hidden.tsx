import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.scss';

/**
 * Text for screen readers only.
 *
 * @example
 * <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
 */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
