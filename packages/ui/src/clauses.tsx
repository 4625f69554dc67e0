import type { ComponentProps } from 'react';
import styles from './clauses.module.scss';

interface ClausesProps extends ComponentProps<'div'> {
  clauses: readonly { heading: string; text: string }[];
}

const toAnchor = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, '-');

/**
 * Text divided into sections, with a table of contents.
 *
 * @example <Clauses clauses={PRIVACY} />
 */
export function Clauses({ clauses, className, ...rest }: ClausesProps) {
  return (
    <div {...rest} className={[styles.text, className].filter(Boolean).join(' ')}>
      <nav className={styles.parts} aria-label="Parts of this page">
        <ol>
          {clauses.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${toAnchor(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clauses}>
        {clauses.map(({ heading, text }) => (
          <section key={heading} className={styles.clause} id={toAnchor(heading)} tabIndex={-1}>
            <h2 className={styles.heading}>{heading}</h2>
            <p className={styles.words}>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
