import { Link } from 'react-router-dom';
import styles from './contest-parts.module.scss';

/** A link to the parent page. */
export const BackLink = ({ to, text }: { to: string; text: string }) => (
  <p>
    <Link className={styles.back} to={to}>
      <bdi>{text}</bdi>
    </Link>
  </p>
);
