import type { ComponentProps } from 'react';
import styles from './shelf.module.scss';

interface ShelfProps extends Omit<ComponentProps<'section'>, 'id' | 'title'> {
  /** Of its heading, which takes the focus when what had it is gone. */
  id: string;
  title: string;
  /** The page says it already: the title is for screen readers alone. */
  isWholePage?: boolean;
}

/** A titled list below a form: the member's items, or those waiting for a decision. */
export function Shelf({ id, title, isWholePage = false, children, ...rest }: ShelfProps) {
  return (
    <section {...rest} className={styles.shelf} data-whole={isWholePage || undefined} aria-labelledby={id}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
