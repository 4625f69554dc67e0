import { PlaceLink } from '@verse/contract/place-link';
import styles from './staff-link.module.scss';

/** Links from a staff page back to the list of staff pages. */
export const StaffLink = () => (
  <p>
    <PlaceLink place="staff" className={styles.link}>
      Staff
    </PlaceLink>
  </p>
);
