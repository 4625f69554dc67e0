import type { Contest } from '@verse/api-contract/api';
import { Badge, Orbit } from '@verse/ui';
import styles from './contest-poster.module.scss';
import { isFull } from './contest-state';

const TONES = { live: 'success', upcoming: 'accent', ended: 'neutral' } as const;

export const ContestBadges = ({ contest }: { contest: Contest }) => (
  <div className={styles.badges}>
    <Badge tone={TONES[contest.status]}>{contest.status}</Badge>
    {contest.isSample ? <Badge>Example</Badge> : null}
    {isFull(contest) && contest.status !== 'ended' ? <Badge tone="warning">FULL</Badge> : null}
  </div>
);

/** The head of a contest's page: its picture with the title below, or a poster of the title alone. */
export function ContestPoster({ contest, titleId }: { contest: Contest; titleId: string }) {
  const { picture, title } = contest;
  if (!picture)
    return (
      <header className={styles.poster}>
        <div className={styles.sheet}>
          <Orbit className={styles.art} />
          <h1 className={styles.large} id={titleId} dir="auto">
            {title}
          </h1>
        </div>
        <ContestBadges contest={contest} />
      </header>
    );
  return (
    <header className={styles.poster}>
      <img
        className={styles.cover}
        src={picture.src}
        srcSet={picture.srcset}
        sizes="(width >= 76rem) 72rem, 94vw"
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        fetchPriority="high"
        data-grown
      />
      <ContestBadges contest={contest} />
      <h1 className={styles.title} id={titleId} dir="auto">
        {title}
      </h1>
    </header>
  );
}
