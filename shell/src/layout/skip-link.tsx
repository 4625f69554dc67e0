import styles from './skip-link.module.scss';

/** The first tab stop, a link that skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
