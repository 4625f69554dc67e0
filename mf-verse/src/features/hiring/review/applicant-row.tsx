import { Link } from 'react-router-dom';
import type { ApplicationRow } from '@verse/api-contract/api';
import { formatCount, formatDate, formatDay } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { Badge, Card } from '@verse/ui';
import { OFFER_ANSWER_TEXTS } from '../../../shared/application-stages';
import queue from '../../../shared/queue.module.scss';
import { StoredPicture } from '../../../shared/stored-picture';
import { stageLabel } from '../hiring-labels';
import { nameOf } from './answer-labels';
import styles from './applicants-board.module.scss';

interface ApplicantRowProps {
  handle: string;
  row: ApplicationRow;
  /** Ids of all applications in the list, used to link to the next one. */
  ids: string[];
  isChosen: boolean;
  onChoose: (is: boolean) => void;
}

export const STAGE_TONES = {
  received: 'accent',
  opened: 'neutral',
  shortlisted: 'highlight',
  offered: 'highlight',
  hired: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  unanswered: 'warning',
} as const;

export function ApplicantRow({ handle, row, ids, isChosen, onChoose }: ApplicantRowProps) {
  const { href } = useShell();
  const name = nameOf(row);
  const title = `applicant-${row.id}`;
  return (
    <Card as="article" className={styles.row} aria-labelledby={title}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${name}`}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div className={styles.about}>
        <div className={queue.head}>
          <h3 id={title} className={queue.name} dir="auto">
            <Link to={href('applicant', { handle, id: row.id }) ?? ''} state={{ ids }}>
              {name}
            </Link>
          </h3>
          <Badge tone={STAGE_TONES[row.stage]}>{stageLabel(row)}</Badge>
        </div>
        <Facts row={row} />
        <p className={styles.note} dir="auto">
          {row.note}
        </p>
        <Covers row={row} />
      </div>
    </Card>
  );
}

function Facts({ row: { appliedAt, answerBy, works, files, mean, offerAnswer } }: { row: ApplicationRow }) {
  return (
    <p className={queue.facts}>
      <span>
        Applied <time dateTime={appliedAt}>{formatDate(appliedAt)}</time>
      </span>
      {answerBy ? (
        <span>
          Answer by <time dateTime={answerBy}>{formatDay(answerBy)}</time>
        </span>
      ) : null}
      {offerAnswer ? (
        <span>
          {OFFER_ANSWER_TEXTS[offerAnswer.kind]} <time dateTime={offerAnswer.at}>{formatDate(offerAnswer.at)}</time>
        </span>
      ) : null}
      {works > 0 ? <span>{formatCount(works, 'work')}</span> : null}
      {files > 0 ? <span>{formatCount(files, 'file')}</span> : null}
      <span>{mean === null ? 'Not scored by you' : `Mean score ${mean.toFixed(1)} of 5`}</span>
    </p>
  );
}

function Covers({ row: { covers } }: { row: ApplicationRow }) {
  if (covers.length === 0) return null;
  return (
    <ul className={styles.covers} aria-label="Works">
      {covers.map((cover) => (
        <li key={cover.src}>
          <StoredPicture picture={cover} sizes="5.5rem" />
        </li>
      ))}
    </ul>
  );
}
