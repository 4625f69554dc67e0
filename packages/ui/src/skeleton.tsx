import type { ComponentProps } from 'react';
import styles from './skeleton.module.scss';

interface SkeletonProps extends ComponentProps<'span'> {
  shape?: 'line' | 'title' | 'block' | 'circle';
}

/**
 * A placeholder for loading content. Add a text beside it, because it is hidden from screen readers.
 *
 * @example
 * <Skeleton shape="title" />
 */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
      data-shape={shape}
    />
  );
}
