import type { ContestVote, PublishedBallots } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import styles from '../../shared/contest-parts.module.scss';
import { ballotsHref } from './voting.api';

interface CountedVotesProps {
  published: PublishedBallots;
  own: ContestVote['own'];
}

/** The vote totals, and a link to the anonymous ballots so that anyone can recount them. */
export const CountedVotes = ({ published: { contest, ballots, totals }, own }: CountedVotesProps) => (
  <section className={styles.part} aria-labelledby="votes-title">
    <h2 id="votes-title">Votes</h2>
    {totals.length === 0 ? (
      <p>No votes.</p>
    ) : (
      <ol className={styles.list}>
        {totals.map(({ number, votes, rank }) => (
          <li key={number}>
            {rank === null ? 'Dropped out: ' : `${rank}. `}
            Entry {number}, {formatCount(votes, 'vote')}
          </li>
        ))}
      </ol>
    )}
    <p>
      <a className={styles.link} href={ballotsHref(contest.id)}>
        All {ballots} ballots, without names (JSON)
      </a>
    </p>
    {own ? (
      <p className={styles.quiet}>
        Your ballot for Entry {own.number} has the id <span className={styles.id}>{own.id}</span>. Only you know it’s
        yours.
      </p>
    ) : null}
  </section>
);
