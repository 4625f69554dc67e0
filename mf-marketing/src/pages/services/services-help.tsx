import { PageLink } from '@verse/contract/page-link';
import { PageButton } from '../../shared/page-button';
import styles from './services-help.module.scss';

/** Offers help, at the end of the grid, to visitors who have not found a suitable service. */
export function ServicesHelp() {
  return (
    <aside className={styles.help}>
      <h2 className={styles.title}>Not sure which one?</h2>
      <p className={styles.text}>
        Tell us in two sentences what you want to make. We answer with a suggestion, not a sales call.
      </p>
      <PageButton page="contact" variant="secondary">
        Describe your idea
      </PageButton>
      <PageLink page="hire">Or post a job for free</PageLink>
    </aside>
  );
}
