import type { ReviewFigures, ShownReview } from '@verse/api-contract/api';
import { formatCount, formatDay } from '@verse/api-contract/formats';
import { RECORD_LIMITS, REVIEW_CRITERIA, REVIEW_LIMITS } from '@verse/api-contract/work/project-reviews.values';
import { type Side, SIDES } from '@verse/api-contract/work/projects.values';
import { PageLink } from '@verse/contract/page-link';
import { useSession } from '@verse/contract/react';
import { usePagedList } from '@verse/contract/server-state';
import { Stack, StarRating } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { MutedText } from '../../shared/muted-text';
import { ReportButton } from '../../shared/report-button';
import type { ReviewsPart } from '../../shared/review-pages';
import { ReviewText } from '../../shared/review-text';
import styles from './review-section.module.scss';

const AS: Record<Side, string> = { seller: 'as a seller', client: 'as a client' };

/** An average of all scores and, on request, what it is made of. */
export function Average({ side, figures }: { side: Side; figures: ReviewFigures | null }) {
  if (!figures) return null;
  const { average, averages, count } = figures;
  return (
    <details className={styles.average}>
      <summary>
        <StarRating value={average} /> <b>{average.toFixed(1)}</b> {AS[side]}, from {formatCount(count, 'review')}
      </summary>
      <ul>
        {REVIEW_CRITERIA[side].map(({ label }, index) => (
          <li key={label}>
            {label}: {averages[index]?.toFixed(1)}
          </li>
        ))}
      </ul>
      <MutedText>
        The average score from paid projects. It shows after {REVIEW_LIMITS.enough} reviews by different people.
      </MutedText>
    </details>
  );
}

/** The record of a member or an organisation as a seller and, on request, how it is counted. */
function Record({ record: { completed, response } }: Pick<ReviewsPart, 'record'>) {
  const facts = [
    ...(completed > 0 ? [`${formatCount(completed, 'project')} completed`] : []),
    ...(response ? [`${response.answered} of ${formatCount(response.of, 'brief')} answered`] : []),
    ...(response?.hours ? [`usually within ${formatCount(response.hours, 'hour')}`] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <details className={styles.average}>
      <summary>{facts.join(', ')}</summary>
      <MutedText>
        Completed means accepted and paid. Briefs are the last {RECORD_LIMITS.briefs} older than{' '}
        {formatCount(RECORD_LIMITS.answerDays, 'day')}. Answered means an offer, a message or a no in that time.
      </MutedText>
    </details>
  );
}

interface ReviewSectionProps {
  first: ReviewsPart;
  /** Path of the loader of further reviews. */
  at: string;
}

/** The reviews that a member or an organisation got for paid projects, newest first. */
export function ReviewSection({ first, at }: ReviewSectionProps) {
  const { box, heading, ...list } = usePagedList<ShownReview>(first, { at, noun: ['review', 'reviews'] });
  const { user } = useSession();
  const { record } = first;
  if (list.entries.length === 0 && record.completed === 0 && !record.response) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="reviews">
      <h2 ref={heading} id="reviews" tabIndex={-1}>
        {list.entries.length > 0 ? 'Reviews' : 'Work for clients'}
      </h2>
      <Record record={record} />
      {SIDES.toReversed().map((side) => (
        <Average key={side} side={side} figures={first.figures[side]} />
      ))}
      <ul ref={box} className={styles.list} hidden={list.entries.length === 0}>
        {list.entries.map((review) => (
          <li key={review.id} className={styles.one} data-entry={review.id} tabIndex={-1}>
            <OneReview review={review} mayReport={user !== null} />
          </li>
        ))}
      </ul>
      {list.hasMore ? <LoadMore list={list} /> : null}
    </Stack>
  );
}

function OneReview({ review, mayReport }: { review: ShownReview; mayReport: boolean }) {
  const { id, as, at, by, answer } = review;
  return (
    <>
      <p className={styles.by}>
        <Author by={by} />, <time dateTime={at}>{formatDay(at)}</time> <MutedText as="span">{AS[as]}</MutedText>
      </p>
      <ReviewText review={review} />
      {mayReport ? (
        <div className={styles.reports}>
          <ReportButton type="review" id={id} label={`Report the review by ${by?.name ?? 'a member'}`} />
          {answer ? <ReportButton type="review" id={answer.id} label="Report the answer" /> : null}
        </div>
      ) : null}
    </>
  );
}

function Author({ by }: Pick<ShownReview, 'by'>) {
  if (!by) return 'A member';
  const name = <bdi>{by.name}</bdi>;
  if (by.handle === null) return name;
  return (
    <PageLink page={by.kind === 'member' ? 'member' : 'organisation'} params={{ handle: by.handle }}>
      {name}
    </PageLink>
  );
}
