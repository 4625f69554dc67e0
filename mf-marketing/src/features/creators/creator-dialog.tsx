import { ButtonLink, Dialog } from '@verse/ui';
import { Arrow } from '../../shared/arrow';
import styles from './creator-dialog.module.scss';
import { CreatorPortrait } from './creator-portrait';
import type { Creator } from './creators';

interface CreatorDialogProps {
  creator: Creator;
  onClose: () => void;
}

/** One person, with the whole biography. */
export function CreatorDialog({ creator, onClose }: CreatorDialogProps) {
  return (
    <Dialog size="large" title={creator.name} onClose={onClose}>
      <div className={styles.person}>
        <div className={styles.portrait}>
          <CreatorPortrait creator={creator} isEager />
        </div>
        <div className={styles.text}>
          <p className={styles.role}>{creator.role}</p>
          <p>{creator.bio}</p>
          {creator.user.profile === '/' ? (
            <p className={styles.later}>Portfolio coming soon</p>
          ) : (
            <ButtonLink href={creator.user.profile} target="_blank" rel="noopener noreferrer">
              Visit Portfolio
              <Arrow way="outward" />
            </ButtonLink>
          )}
        </div>
      </div>
    </Dialog>
  );
}
