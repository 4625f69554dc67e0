import styles from './skip-link.module.scss';

/** The first stop of the keyboard: past the navigation, to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
