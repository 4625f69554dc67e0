import type { ComponentProps } from 'react';
import styles from './titled-list.module.scss';

interface TitledListProps extends Omit<ComponentProps<'section'>, 'id' | 'title'> {
  /** Id of the heading, which is focused when the focused element is gone. */
  id: string;
  title: string;
  /** The page already shows the title, so here it is only for screen readers. */
  isWholePage?: boolean;
}

/** A titled list below a form: the member's items, or items that wait for a decision. */
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
