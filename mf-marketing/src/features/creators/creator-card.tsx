import { type Ref, useId } from 'react';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Button, ButtonLink } from '@verse/ui';
import styles from './creator-card.module.scss';
import { CreatorPortrait } from './creator-portrait';
import type { Creator } from './creators';

interface CreatorCardProps {
  creator: Creator;
  hasProfile: boolean;
  readMoreRef?: Ref<HTMLButtonElement>;
  onReadMore: () => void;
}

/** A person in the grid. Without JavaScript, the complete biography is shown and there is no button. */
export function CreatorCard({ creator, hasProfile, readMoreRef, onReadMore }: CreatorCardProps) {
  const name = useId();
  return (
    <article className={styles.card} aria-labelledby={name}>
      <div className={styles.portrait}>
        <CreatorPortrait creator={creator} />
        {creator.isSample ? <Badge className={styles.example}>Example</Badge> : null}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name} id={name}>
          {creator.name}
        </h3>
        <p className={styles.role}>{creator.role}</p>
        <p className={styles.bio}>{creator.bio}</p>
        <div className={styles.ways}>
          {hasProfile ? (
            <ButtonLink
              as={PageLink}
              className={styles.profile ?? ''}
              size="small"
              page="member"
              params={{ handle: creator.slug }}
              aria-describedby={name}
            >
              See profile
            </ButtonLink>
          ) : null}
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
      </div>
    </article>
  );
}
