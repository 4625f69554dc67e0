import { type Ref, useId } from 'react';
import { Button } from '@verse/ui';
import styles from './creator-card.module.scss';
import { CreatorPortrait } from './creator-portrait';
import type { Creator } from './creators';

interface CreatorCardProps {
  creator: Creator;
  isEager?: boolean;
  readMoreRef?: Ref<HTMLButtonElement>;
  onReadMore: () => void;
}

/** A person in the grid. Without scripts the biography stands there whole and there is no button. */
export function CreatorCard({ creator, isEager, readMoreRef, onReadMore }: CreatorCardProps) {
  const name = useId();
  return (
    <article className={styles.card} aria-labelledby={name}>
      <div className={styles.portrait}>
        <CreatorPortrait creator={creator} isEager={isEager} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name} id={name}>
          {creator.name}
        </h2>
        <p className={styles.role}>{creator.role}</p>
        <p className={styles.bio}>{creator.bio}</p>
        <Button
          ref={readMoreRef}
          className={styles.more}
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-describedby={name}
          onClick={onReadMore}
        >
          Read More
        </Button>
      </div>
    </article>
  );
}
