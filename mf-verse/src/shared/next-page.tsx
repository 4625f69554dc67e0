import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './contest-parts.module.scss';

interface NextPageProps {
  /** Query parameter that determines where the page begins. */
  name?: string;
  /** Where the next page begins; `null` on the last page. */
  next: number | null;
  children: ReactNode;
}

/** A link to the next page of a list. */
export const NextPage = ({ name = 'after', next, children }: NextPageProps) =>
  next === null ? null : (
    <p>
      <Link className={styles.link} to={`?${name}=${next}`}>
        {children}
      </Link>
    </p>
  );
