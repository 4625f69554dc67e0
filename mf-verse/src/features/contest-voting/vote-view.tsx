import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContestVote, VotedEntry } from '@verse/api-contract/api';
import { VOTE_MESSAGES, VOTE_RULE, type VoteStage } from '@verse/api-contract/contests/contest-voting.values';
import { PageHead, useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Alert, Badge, Button, Card, Cluster, EmptyState, PageHeader } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { MomentText } from '../../shared/moment-text';
import { NextPage } from '../../shared/next-page';
import { prefixFailure } from '../../shared/prefix-failure';
import { CountedVotes } from './counted-votes';
import { castBallot, takeBallotBack, type VotePage } from './voting.api';

interface VoteViewProps extends VotePage {
  /** Renders an entry as judges see it. */
  entryView: (entry: VotedEntry) => ReactNode;
}

const STAGE_TEXTS: Record<VoteStage, string> = {
  before: 'Voting hasn’t started',
  open: 'Voting is open',
  counting: 'We’re counting the votes',
  counted: 'Votes are counted',
};

export function VoteView({ vote, counted, entryView }: VoteViewProps) {
  const { href } = useShell();
  const { contest, stage, prize, opensAt, until } = vote;
  return (
    <div className={styles.page}>
      <PageHead title={`Vote: ${contest.title}`} description="The community vote." isListed={false} />
      <p>
        <Link className={styles.link} to={href('contest', { id: contest.id }) ?? ''}>
          <bdi>{contest.title}</bdi>
        </Link>
      </p>
      <PageHeader
        title={
          <>
            Vote: <bdi>{contest.title}</bdi>
          </>
        }
        lead={
          <>
            Community prize: <bdi>{prize}</bdi>
          </>
        }
      />
      <p>
        <Badge tone={stage === 'open' ? 'highlight' : 'neutral'}>{STAGE_TEXTS[stage]}</Badge>{' '}
        {stage === 'before' ? (
          <>
            Opens <MomentText moment={opensAt} isStart /> and closes <MomentText moment={until} />.
          </>
        ) : (
          <>
            {stage === 'open' ? 'Closes' : 'Closed'} <MomentText moment={until} />.
          </>
        )}
      </p>
      <section className={styles.part} aria-labelledby="rule-title">
        <h2 id="rule-title">The rule</h2>
        <p>{VOTE_RULE}</p>
      </section>
      {counted ? <CountedVotes published={counted} own={vote.own} /> : null}
      {stage === 'before' ? null : <Entries key={contest.id} vote={vote} entryView={entryView} />}
    </div>
  );
}

function Entries({ vote, entryView }: Pick<VoteViewProps, 'vote' | 'entryView'>) {
  const { contest, stage, refusal, entries, next } = vote;
  const [own, setOwn] = useState(vote.own);
  const isOpen = stage === 'open' && refusal === null;
  const isJudging = refusal === VOTE_MESSAGES.judge;
  return (
    <section className={styles.part} aria-labelledby="entries-title">
      <h2 id="entries-title">Entries</h2>
      {refusal && (stage === 'open' || isJudging) ? (
        <Alert tone="notice">
          <p>{refusal}</p>
        </Alert>
      ) : null}
      {isOpen ? <OwnBallot id={contest.id} own={own} onChange={setOwn} /> : null}
      {entries.length === 0 && !isJudging ? (
        <EmptyState title="No entries here.">All of them dropped out.</EmptyState>
      ) : null}
      <ul className={styles.list} aria-label="Entries in your order">
        {entries.map((entry) => (
          <Card as="li" key={entry.number} className={styles.card}>
            <p className={styles.quiet}>
              Entry {entry.number}
              {entry.isOwn ? ', yours' : ''}
            </p>
            {entryView(entry)}
            {isOpen && !entry.isOwn ? (
              <Choice id={contest.id} number={entry.number} own={own} onChange={setOwn} />
            ) : null}
          </Card>
        ))}
      </ul>
      <NextPage name="from" next={next}>
        More entries
      </NextPage>
    </section>
  );
}

type Own = ContestVote['own'];

interface BallotProps {
  id: string;
  own: Own;
  onChange: (own: Own) => void;
}

function Choice({ id, number, own, onChange }: BallotProps & { number: number }) {
  const { run, isBusy } = useAction(
    (api, _: undefined) => castBallot(api, id, number).catch(prefixFailure('We couldn’t count your vote')),
    {
      success: `You voted for Entry ${number}.`,
      shouldRevalidate: () => false,
      onDone: (answer) => onChange(answer.own),
    },
  );
  if (own?.number === number)
    return (
      <p>
        <Badge tone="highlight">Your vote</Badge>
      </p>
    );

  return (
    <div>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => run(undefined)}>
        Vote for Entry {number}
      </Button>
    </div>
  );
}

function OwnBallot({ id, own, onChange }: BallotProps) {
  const { run, isBusy } = useAction(
    (api, _: undefined) => takeBallotBack(api, id).catch(prefixFailure('We couldn’t take your vote back')),
    { shouldRevalidate: () => false, onDone: () => onChange(null) },
  );
  return (
    <Cluster>
      <p role="status">
        {own ? `You voted for Entry ${own.number}. You can change your vote until the end.` : 'You have not voted yet.'}
      </p>
      {own ? (
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => run(undefined)}>
          Take my vote back
        </Button>
      ) : null}
    </Cluster>
  );
}
