import type { ComponentProps, ElementType } from 'react';
import styles from './muted-text.module.scss';

type MutedTextProps<E extends ElementType> = Omit<ComponentProps<E>, 'as' | 'className'> & { as?: E };

/** Small, muted text. */
export function MutedText<E extends ElementType = 'p'>({ as, ...rest }: MutedTextProps<E>) {
  const Root: ElementType = as ?? 'p';
  return <Root {...rest} className={styles.muted} />;
}
