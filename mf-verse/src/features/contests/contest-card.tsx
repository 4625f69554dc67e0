import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Contest } from '@verse/api-contract/api';
import { formatShortDollars, formatTimeLeft } from '@verse/api-contract/formats';
import { GROWING } from '@verse/contract/growing';
import { useShell } from '@verse/contract/react';
import { Badge, Card, ProgressBar } from '@verse/ui';
import { MomentText } from '../../shared/moment-text';
import styles from './contest-card.module.scss';
import { ContestEntry } from './contest-entry';
import { ContestBadges } from './contest-poster';

const ContestStaff = lazy(async () => {
  const staff = await import(/* webpackChunkName: "mf-verse-contest-staff" */ './contest-staff');
  return { default: staff.ContestStaff };
});

/** The page for a single contest: the Verse one or the public one. */
export type ContestPageName = 'contest' | 'public-contest';

interface ContestCardProps {
  contest: Contest;
  /** The current server time. */
  now: number;
  isStaff: boolean;
  /** The page that the card links to. */
  pageName: ContestPageName;
  /** Called after the card changes. */
  onChange: (id: string) => Promise<void>;
}

export function ContestCard({ contest, now, isStaff, pageName, onChange }: ContestCardProps) {
  const { description, tags, participants, maxParticipants } = contest;
  const name = useId();
  const change = () => onChange(contest.id);
  return (
    <Card as="article" className={styles.card} aria-labelledby={name} isInteractive>
      <div className={styles.top}>
        <Cover contest={contest} />
        <ContestBadges contest={contest} />
        <Title contest={contest} id={name} pageName={pageName} />
      </div>
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
      <ContestEntry contest={contest} titleId={name} onChange={change} />
      {isStaff ? (
        <Suspense>
          <ContestStaff contest={contest} titleId={name} onChange={() => void change()} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function Title({ contest, id, pageName }: Pick<ContestCardProps, 'contest' | 'pageName'> & { id: string }) {
  const { href } = useShell();
  return (
    <h2 className={styles.title} id={id} dir="auto">
      <Link className={styles.link} to={href(pageName, { id: contest.id }) ?? ''} data-card-link {...GROWING}>
        {contest.title}
      </Link>
    </h2>
  );
}

/** Number of looks that a cover without a picture may have, see the style sheet. */
const SHEETS = 4;

function Cover({ contest: { id, title, picture } }: { contest: Contest }) {
  if (!picture)
    return (
      <div className={styles.cover} data-sheet={hashOf(id) % SHEETS} aria-hidden="true">
        <span className={styles.large} dir="auto">
          {title}
        </span>
      </div>
    );
  return (
    <img
      className={styles.cover}
      src={picture.src}
      srcSet={picture.srcset}
      sizes="(width >= 1100px) 30rem, (width >= 720px) 90vw, 12rem"
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
    />
  );
}

const hashOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

function Facts({ contest: { prizePool, entryFee, deadline, status }, now }: Pick<ContestCardProps, 'contest' | 'now'>) {
  const hasEnded = status === 'ended';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Prize pool</dt>
        <dd>{formatShortDollars(prizePool)}</dd>
      </div>
      <div>
        <dt>Entry fee</dt>
        <dd>{entryFee === 0 ? 'Free' : formatShortDollars(entryFee)}</dd>
      </div>
      <div>
        <dt>Time left</dt>
        <dd>{formatTimeLeft(Date.parse(deadline), hasEnded ? Infinity : now)}</dd>
      </div>
      <div className={styles.deadline} data-ended={hasEnded || undefined}>
        <dt>{hasEnded ? 'Ended' : 'Deadline'}</dt>
        <dd>
          <MomentText moment={deadline} />
        </dd>
      </div>
    </dl>
  );
}
