import { PageLink } from '@verse/contract/page-link';
import styles from './staff-link.module.scss';

/** A link from a staff page back to the list of staff pages. */
export const StaffLink = () => (
  <p>
    <PageLink page="staff" className={styles.link}>
      Staff
    </PageLink>
  </p>
);
