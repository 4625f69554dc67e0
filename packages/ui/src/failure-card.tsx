import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import styles from './failure-card.module.scss';
import { Orbit } from './orbit';

interface FailureCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Use a heading if the failure is the only content of the page. */
  titleAs?: 'p' | 'h1' | 'h2';
  /** Retries without reloading the page. If omitted, the card has no retry button. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** An alternative action beside "Try again". */
  action?: ReactNode;
}

/**
 * Indicates that part of a page has failed.
 *
 * @example <FailureCard title="The store is not available right now." onRetry={retry}>Your cart is safe.</FailureCard>
 */
export function FailureCard({
  title,
  titleAs: Title = 'p',
  onRetry,
  isRetrying = false,
  action,
  className,
  children,
  ...rest
}: FailureCardProps) {
  return (
    <section aria-label={title} {...rest} className={[styles.card, className].filter(Boolean).join(' ')}>
      <Orbit className={styles.art} isBroken />
      <div role="alert">
        <Title className={styles.title}>{title}</Title>
        {children ? <div className={styles.text}>{children}</div> : null}
      </div>
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry} isBusy={isRetrying}>
          Try again
        </Button>
      ) : null}
      {action}
    </section>
  );
}
