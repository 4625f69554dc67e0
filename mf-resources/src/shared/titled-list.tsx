import type { ComponentProps } from 'react';
import styles from './titled-list.module.scss';

interface TitledListProps extends Omit<ComponentProps<'section'>, 'id' | 'title'> {
  /** Id of the heading. The heading receives the focus if the focused element has disappeared. */
  id: string;
  title: string;
  /** Whether the page already shows the title. If so, this heading is visible only to screen readers. */
  isWholePage?: boolean;
}

/** A titled list below a form: the member's own items, or items awaiting a decision. */
export function TitledList({ id, title, isWholePage = false, children, ...rest }: TitledListProps) {
  return (
    <section {...rest} className={styles.section} data-whole={isWholePage || undefined} aria-labelledby={id}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
