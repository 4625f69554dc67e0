import { type ReactNode, useId } from 'react';
import styles from './call-to-action.module.scss';

interface CallToActionProps {
  title: string;
  text: string;
  /** The links. */
  children: ReactNode;
}

/** The closing section of a page, on a background in the brand colour. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.panel} data-theme="dark">
        <svg className={styles.orbits} viewBox="0 0 600 600" width="600" height="600" aria-hidden="true">
          <circle cx="300" cy="300" r="290" />
          <circle cx="300" cy="300" r="210" />
          <circle cx="300" cy="300" r="130" />
          <circle className={styles.body} cx="300" cy="300" r="64" />
          <circle className={styles.moon} cx="152" cy="152" r="17" />
          <circle className={styles.moon} cx="428" cy="272" r="10" />
          <circle className={styles.moon} cx="120" cy="528" r="12" />
        </svg>
        <div className={styles.words}>
          <h2 className={styles.title} id={heading}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
    </section>
  );
}
