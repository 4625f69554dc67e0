import type { ComponentProps } from 'react';
import styles from './skeleton.module.scss';

interface SkeletonProps extends ComponentProps<'span'> {
  shape?: 'line' | 'title' | 'block' | 'circle';
}

/**
 * A placeholder for loading content. It is hidden from screen readers, so add text beside it.
 *
 * @example <Skeleton shape="title" />
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
