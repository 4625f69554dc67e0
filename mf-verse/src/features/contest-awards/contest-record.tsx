import type { ContestRecord as Record } from '@verse/api-contract/contest-awards';
import styles from '../../shared/contest-parts.module.scss';
import { counted } from '../../shared/counted';

const CONTESTS = ['contest', 'contests'] as const;

/** Shows how well an organisation has kept its contest promises; part of the organisation's page. */
export function ContestRecord({ record }: { record: Record | undefined }) {
  if (!record || record.run === 0) return null;
  const { run, withResults, resultsOverdue, prizesDue, prizesInTime, feedback, postponed } = record;
  return (
    <section className={styles.part} aria-labelledby="contest-record">
      <h2 id="contest-record">Contests</h2>
      <ul className={styles.list}>
        <li>
          {counted(run, CONTESTS)} run, {withResults} with results
        </li>
        {resultsOverdue > 0 ? <li>{counted(resultsOverdue, CONTESTS)} with overdue results</li> : null}
        {prizesDue > 0 ? (
          <li>
            {prizesInTime} of {counted(prizesDue, ['prize', 'prizes'])} awarded in time
          </li>
        ) : null}
        <li>{counted(feedback, ['entry', 'entries'])} with feedback from the judges</li>
        {postponed > 0 ? <li>{counted(postponed, CONTESTS)} postponed</li> : null}
      </ul>
    </section>
  );
}
