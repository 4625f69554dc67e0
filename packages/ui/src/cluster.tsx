import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.scss';
import type { Gap } from './stack';

type ClusterProps<E extends ElementType> = Omit<ComponentProps<E>, 'as' | 'className'> & {
  as?: E;
  gap?: Gap;
};

/**
 * A row whose items wrap. Has no bullets when rendered as a list.
 *
 * @example <Cluster gap={2}><Button>Save</Button><Button variant="quiet">Cancel</Button></Cluster>
 */
export function Cluster<E extends ElementType = 'div'>({ as, gap = 3, ...rest }: ClusterProps<E>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...rest} className={styles.cluster} data-gap={gap} />;
}
