import type { ContestRecord as Record } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import styles from '../../shared/contest-parts.module.scss';

/** Shows how well an organisation has kept its contest promises; part of the organisation's page. */
export function ContestRecord({ record }: { record: Record | undefined }) {
  if (!record || record.run === 0) return null;
  const { run, withResults, resultsOverdue, prizesDue, prizesInTime, prizesUnanswered, feedback, postponed } = record;
  return (
    <section className={styles.part} aria-labelledby="contest-record">
      <h2 id="contest-record">Contests</h2>
      <ul className={styles.list}>
        <li>
          {formatCount(run, 'contest')} run, {withResults} with results
        </li>
        {resultsOverdue > 0 ? <li>{formatCount(resultsOverdue, 'contest')} with late results</li> : null}
        {prizesDue > 0 ? (
          <li>
            {prizesInTime} of {formatCount(prizesDue, 'prize')} paid on time, the winners say
          </li>
        ) : null}
        {prizesUnanswered > 0 ? <li>{formatCount(prizesUnanswered, 'prize')} where the winners said nothing</li> : null}
        <li>{formatCount(feedback, 'entry', 'entries')} with feedback from judges</li>
        {postponed > 0 ? <li>{formatCount(postponed, 'contest')} postponed</li> : null}
      </ul>
    </section>
  );
}
