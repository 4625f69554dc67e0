import type { ComponentProps, ElementType } from 'react';
import { Badge } from './badge';
import styles from './in-preparation.module.scss';
import { VisuallyHidden } from './visually-hidden';

type InPreparationProps<E extends ElementType> = Omit<ComponentProps<E>, 'as' | 'children'> & {
  /** The link component, e.g. the router's `Link`. */
  as: E;
  /** Name of the offer, for screen readers. */
  offer: string;
};

/**
 * Marks an offer that does not exist yet, and links to its waiting list.
 *
 * @example <InPreparation as={PageLink} page="waiting-list" params={{ list: 'learning' }} offer="Courses" />
 */
export function InPreparation<E extends ElementType>({ as, offer, className, ...rest }: InPreparationProps<E>) {
  const Root: ElementType = as;
  return (
    <Root {...rest} className={[styles.mark, className].filter(Boolean).join(' ')}>
      <Badge tone="warning">In preparation</Badge> <span>Join the waiting list</span>
      <VisuallyHidden>: {offer}</VisuallyHidden>
    </Root>
  );
}
