import { PlaceLink } from '@verse/contract/place-link';
import styles from './staff-link.module.scss';

/** From a desk back to the list of desks. */
export const StaffLink = () => (
  <p>
    <PlaceLink place="staff" className={styles.link}>
      Staff
    </PlaceLink>
  </p>
);
