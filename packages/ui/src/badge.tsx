import type { ComponentProps } from 'react';
import styles from './badge.module.scss';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'error';
}

/**
 * A label of one or two words, e.g. a category or a status.
 *
 * @example <Badge tone="highlight">Remote</Badge>
 */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span dir="auto" {...rest} className={[styles.badge, className].filter(Boolean).join(' ')} data-tone={tone} />;
}
