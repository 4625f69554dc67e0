import { lazy, Suspense, useId } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Contest } from '@verse/api-contract/contests';
import { shortDollarText } from '@verse/api-contract/money';
import { Badge, Card, Orbit, ProgressBar } from '@verse/ui';
import styles from './contest-card.module.scss';
import { isFull } from './contest-choice';
import { ContestEntry } from './contest-entry';
import { momentText, timeLeft } from './time-left';

const ContestStaff = lazy(async () => {
  const staff = await import(/* webpackChunkName: "mf-verse-contest-staff" */ './contest-staff');
  return { default: staff.ContestStaff };
});

interface ContestCardProps {
  contest: Contest;
  /** The server's time. */
  now: number;
  isStaff: boolean;
}

const TONES = { live: 'success', upcoming: 'accent', ended: 'neutral' } as const;

export function ContestCard({ contest, now, isStaff }: ContestCardProps) {
  const { title, picture, description, status, tags, participants, maxParticipants } = contest;
  const name = useId();
  const { revalidate } = useRevalidator();
  return (
    <Card as="article" className={styles.card} aria-labelledby={name}>
      {picture ? (
        <img
          className={styles.cover}
          src={picture.src}
          srcSet={picture.srcset}
          sizes="(width >= 1100px) 30rem, 90vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
        />
      ) : (
        <div className={styles.cover}>
          <Orbit className={styles.art} />
        </div>
      )}
      <div className={styles.badges}>
        <Badge tone={TONES[status]}>{status}</Badge>
        {isFull(contest) && status !== 'ended' ? <Badge tone="warning">FULL</Badge> : null}
      </div>
      <h2 className={styles.title} id={name} dir="auto">
        {title}
      </h2>
      <p className={styles.text} dir="auto">
        {description}
      </p>
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
      <Facts contest={contest} now={now} />
      <ProgressBar
        label="Participants"
        value={Math.min(participants, maxParticipants)}
        max={maxParticipants}
        figure={`${participants} / ${maxParticipants}`}
      />
      <ContestEntry contest={contest} titleId={name} />
      {isStaff ? (
        <Suspense>
          <ContestStaff contest={contest} titleId={name} onChange={() => void revalidate()} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function Facts({ contest: { prizePool, entryFee, deadline }, now }: Omit<ContestCardProps, 'isStaff'>) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Prize pool</dt>
        <dd>{shortDollarText(prizePool)}</dd>
      </div>
      <div>
        <dt>Entry fee</dt>
        <dd>{entryFee === 0 ? 'Free' : shortDollarText(entryFee)}</dd>
      </div>
      <div>
        <dt>Time left</dt>
        <dd>{timeLeft(Date.parse(deadline), now)}</dd>
      </div>
      <div className={styles.deadline}>
        <dt>Deadline</dt>
        <dd>
          <time dateTime={deadline}>{momentText(deadline)}</time>
        </dd>
      </div>
    </dl>
  );
}
