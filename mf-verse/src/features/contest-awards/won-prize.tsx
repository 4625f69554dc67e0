import type { ReactNode } from 'react';
import type { EntryAfterwards } from '@verse/api-contract/api';
import { AWARD_LIMITS, type PrizeWord } from '@verse/api-contract/contests/contest-awards.values';
import { useAction } from '@verse/contract/server-state';
import { Button, Card, Cluster } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { MomentText } from '../../shared/moment-text';
import { prefixFailure } from '../../shared/prefix-failure';
import { OWN_WORD_TEXTS, PRIZE_NAMES } from './award-labels';
import { sayWord } from './awards.api';
import { OpenThread } from './open-thread';

export type Won = EntryAfterwards['won'][number];

interface WonPrizeProps {
  contestId: string;
  won: Won;
  thread: (prize: Won['prize']) => ReactNode;
}

/** A prize that the reader has won: what they say about it, and their thread with the organisation. */
export function WonPrize({ contestId, won, thread }: WonPrizeProps) {
  const { prize, promise, awardBy } = won;
  const heading = `won-${prize}`;
  return (
    <Card as="article" className={styles.card} aria-labelledby={heading}>
      <h3 id={heading}>You have won: {PRIZE_NAMES[prize]}</h3>
      <p className={styles.text} dir="auto">
        {promise}
      </p>
      <p className={styles.quiet}>
        Due by <MomentText moment={awardBy} />
      </p>
      <Word contestId={contestId} won={won} />
      <OpenThread describedBy={heading}>{() => thread(prize)}</OpenThread>
    </Card>
  );
}

/** Words that the winner can choose, with their buttons. Before the promised day, a prize cannot be late or missing. */
const choicesOf = ({ isDue, word }: Won): { word: PrizeWord; label: string }[] => {
  if (word === 'received' || word === 'late') return [];
  if (!isDue) return [{ word: 'received', label: 'Received' }];
  return [
    { word: 'received' as const, label: 'Received on time' },
    { word: 'late' as const, label: 'Received late' },
    ...(word === null ? [{ word: 'not-received' as const, label: 'Not received' }] : []),
  ];
};

function Word({ contestId, won }: Omit<WonPrizeProps, 'thread'>) {
  const { prize, word, changeUntil, isFinal } = won;
  const { run, isBusy } = useAction(
    (api, said: PrizeWord | null) =>
      sayWord(api, contestId, { prize, word: said }).catch(prefixFailure('That didn’t work')),
    { shouldRevalidate: ({ ok }) => ok },
  );
  return (
    <>
      <div role="status">
        {word === null ? <p>Has it arrived?</p> : <p>{OWN_WORD_TEXTS[word]}</p>}
        {word === 'not-received' ? (
          <p className={styles.quiet}>
            We told the organisation. After {AWARD_LIMITS.missingDays} days our staff look into it.
          </p>
        ) : null}
        {changeUntil === null || isFinal ? null : (
          <p className={styles.quiet}>
            You can change this until <MomentText moment={changeUntil} />. It counts on the organisation’s record.
          </p>
        )}
      </div>
      <Cluster>
        {choicesOf(won).map((choice) => (
          <Button key={choice.word} variant="secondary" size="small" isBusy={isBusy} onClick={() => run(choice.word)}>
            {choice.label}
          </Button>
        ))}
        {word === null || isFinal ? null : (
          <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => run(null)}>
            Take it back
          </Button>
        )}
      </Cluster>
    </>
  );
}
