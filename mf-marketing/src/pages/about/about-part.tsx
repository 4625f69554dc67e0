import { type ReactNode, useId } from 'react';
import styles from './about-part.module.scss';

interface AboutPartProps {
  title: string;
  look?: 'plain' | 'deep';
  /** Content shown below the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function AboutPart({ title, look = 'plain', aside, children }: AboutPartProps) {
  const heading = useId();
  return (
    <section className={styles.band} data-look={look} aria-labelledby={heading}>
      <div className={styles.part}>
        <div className={styles.head}>
          <h2 className={styles.title} id={heading}>
            {title}
          </h2>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
