import { Dialog } from '@verse/ui';
import { PageButton } from '../../shared/page-button';
import styles from './film-dialog.module.scss';

/** Says that there is no film yet. */
export function FilmDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog size="small" title="The film is being made" onClose={onClose}>
      <p className={styles.text}>
        We’re still editing it. Until it’s ready, the features page shows what it will cover.
      </p>
      <PageButton className={styles.link} page="features">
        See the features
      </PageButton>
    </Dialog>
  );
}
