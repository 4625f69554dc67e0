import { useId } from 'react';
import type { Contest } from '@verse/api-contract/contests';
import { Badge, Card, ProgressBar } from '@verse/ui';
import styles from './contest-card.module.scss';
import { isFull } from './contest-choice';
import { ContestEntry } from './contest-entry';
import { momentText, timeLeft } from './time-left';

interface ContestCardProps {
  contest: Contest;
  /** The server's time. */
  now: number;
}

const TONES = { live: 'success', upcoming: 'accent', ended: 'neutral' } as const;

export function ContestCard({ contest, now }: ContestCardProps) {
  const { title, picture, description, status, tags, participants, maxParticipants } = contest;
  const name = useId();
  return (
    <Card as="article" className={styles.card} aria-labelledby={name}>
      <img
        className={styles.cover}
        src={picture.src}
        srcSet={picture.srcset}
        sizes="(width >= 1100px) 30rem, 90vw"
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
      />
      <div className={styles.badges}>
        <Badge tone={TONES[status]}>{status}</Badge>
        {isFull(contest) && status !== 'ended' ? <Badge tone="warning">FULL</Badge> : null}
      </div>
      <h2 className={styles.title} id={name}>
        {title}
      </h2>
      <p className={styles.text}>{description}</p>
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
    </Card>
  );
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

function Facts({ contest: { prizePool, entryFee, deadline }, now }: ContestCardProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Prize pool</dt>
        <dd>{DOLLARS.format(prizePool)}</dd>
      </div>
      <div>
        <dt>Entry fee</dt>
        <dd>{entryFee === 0 ? 'Free' : DOLLARS.format(entryFee)}</dd>
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
