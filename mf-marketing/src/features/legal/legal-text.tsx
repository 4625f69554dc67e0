import legal from './legal.json';
import styles from './legal-text.module.scss';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const anchor = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, '-');

interface LegalTextProps {
  title: string;
  clauses: { heading: string; text: string }[];
}

/** A text that binds: version and date, a list of its parts, the parts. */
export function LegalText({ title, clauses }: LegalTextProps) {
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.version}>
          Version {legal.version}. Last updated{' '}
          <time dateTime={legal.updated}>{DAY.format(new Date(legal.updated))}</time>.
        </p>
        <p className={styles.status}>{legal.status}</p>
      </div>
      <nav className={styles.parts} aria-label="Parts of this page">
        <ol>
          {clauses.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${anchor(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clauses}>
        {clauses.map(({ heading, text }) => (
          <section key={heading} className={styles.clause} id={anchor(heading)} tabIndex={-1}>
            <h2 className={styles.heading}>{heading}</h2>
            <p className={styles.text}>{text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
