import site from '../../shared/site.json';
import styles from './without-scripts.module.scss';

/** Replaces the submit button in browsers without JavaScript, because the form cannot be sent there. */
export function WithoutScripts() {
  const { email } = site.contact;
  const address = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <p className={styles.note}>
      This form needs JavaScript, which is off in your browser. Please write to {address} instead.
    </p>
  );
}
