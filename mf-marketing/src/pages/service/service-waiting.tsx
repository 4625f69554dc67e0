import styles from './service-waiting.module.scss';

/** Before the service has arrived in a browser that got no page from the server. */
export function ServiceWaiting() {
  return (
    <p className={styles.waiting} role="status">
      Loading...
    </p>
  );
}
