import type { ComponentProps, ReactNode } from 'react';
import styles from './empty-state.module.scss';
import { Orbit } from './orbit';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** A button or link for the visitor's next step. */
  action?: ReactNode;
}

/**
 * Indicates that a list is empty, as opposed to failed.
 *
 * @example <EmptyState title="No items found in courses category" action={<Button onClick={reset}>View All
 * Projects</Button>} />
 */
export function EmptyState({ title, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={[styles.empty, className].filter(Boolean).join(' ')}>
      <Orbit className={styles.art} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children ? <div className={styles.text}>{children}</div> : null}
      </div>
      {action ? <div>{action}</div> : null}
    </div>
  );
}
