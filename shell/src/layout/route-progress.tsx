import { useNavigation } from 'react-router-dom';
import styles from './route-progress.module.scss';

/** A thin line at the top while the next page loads. It does not appear if the page loads quickly. */
export function RouteProgress() {
  if (useNavigation().state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading page" />;
}
