import { ButtonLink, Dialog } from '@verse/ui';
import { PlaceLink } from '../../shared/place-link';
import styles from './film-dialog.module.scss';

/** There is no film yet, and this says so. */
export function FilmDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog size="small" title="The film is being made" onClose={onClose}>
      <p className={styles.text}>We are still cutting it. Until it is ready, the features page shows what it will be about.</p>
      <ButtonLink className={styles.link} as={PlaceLink} place="features">
        See the features
      </ButtonLink>
    </Dialog>
  );
}
