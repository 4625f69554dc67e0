import type { ComponentProps, ElementType } from 'react';
import styles from './card.module.scss';

type CardProps<E extends ElementType> = Omit<ComponentProps<E>, 'as'> & {
  as?: E;
  /** `feature` for one card on its page, `row` for one of several. */
  size?: 'row' | 'feature';
  /**
   * Makes the whole card act as a link: adds hover styles, and a click anywhere activates the first link with
   * `data-card-link`.
   */
  isInteractive?: boolean;
};

/**
 * A surface for a single item.
 *
 * @example <Card as="article" isInteractive><h3><Link data-card-link to={href}>{title}</Link></h3></Card>
 */
export function Card<E extends ElementType = 'div'>({
  as,
  size = 'row',
  isInteractive = false,
  className,
  ...rest
}: CardProps<E>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root
      {...rest}
      className={[styles.card, className].filter(Boolean).join(' ')}
      data-size={size}
      data-interactive={isInteractive || undefined}
    />
  );
}
