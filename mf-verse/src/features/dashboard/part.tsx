import { type ReactNode, useId } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '@verse/ui';
import styles from './part.module.scss';

interface PartProps {
  title: string;
  /** Id used by links to this part. */
  anchor?: string;
  /**
   * Whether this part's data could not be loaded. An error is then shown in its place, and the other parts remain
   * visible.
   */
  hasFailed?: boolean;
  children: ReactNode;
}

export function Part({ title, anchor, hasFailed = false, children }: PartProps) {
  const id = useId();
  const { revalidate, state } = useRevalidator();
  return (
    <section className={styles.part} aria-labelledby={id} id={anchor} tabIndex={anchor ? -1 : undefined}>
      <h2 id={id}>{title}</h2>
      {hasFailed ? (
        <div className={styles.failed} role="status">
          <p>This part could not be loaded.</p>
          <Button variant="secondary" size="small" isBusy={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        </div>
      ) : (
        children
      )}
    </section>
  );
}
