import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.scss';

/** A step of the `ui.space` scale. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type StackProps<E extends ElementType> = Omit<ComponentProps<E>, 'as' | 'className'> & {
  as?: E;
  gap?: Gap;
  /** `start` makes items as narrow as their content. */
  align?: 'stretch' | 'start';
};

/**
 * A column with equal gaps between its items.
 *
 * @example <Stack as="ul" gap={3}>{items}</Stack>
 */
export function Stack<E extends ElementType = 'div'>({ as, gap = 4, align = 'stretch', ...rest }: StackProps<E>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...rest} className={styles.stack} data-gap={gap} data-align={align === 'start' ? align : undefined} />;
}
