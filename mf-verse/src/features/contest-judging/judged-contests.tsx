import { Link } from 'react-router-dom';
import type { JudgedContest, JudgedContestPage } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Badge, Button, ButtonLink, Card, EmptyState, ProgressBar } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { MomentText } from '../../shared/moment-text';
import { NextPage } from '../../shared/next-page';
import { JudgeSentence } from './judge-sentence';
import { withdrawConflict } from './judging.api';
import styles from './judging.module.scss';
import { JudgingPage } from './judging-page';

export function JudgedContests({ contests }: { contests: readonly JudgedContest[] }) {
  const { href } = useShell();
  return (
    <JudgingPage title="Judging" lead="You judge the work. Names stay hidden.">
      {contests.length === 0 ? (
        <EmptyState title="Nothing to judge yet.">
          Organisations pick or invite their judges. We’ll tell you when judging begins.
        </EmptyState>
      ) : (
        <ul className={parts.list}>
          {contests.map((contest) => (
            <Card as="li" key={contest.id} className={styles.card}>
              <h2 dir="auto">
                <Link className={parts.link} to={href('judged-contest', { id: contest.id }) ?? ''}>
                  {contest.title}
                </Link>
              </h2>
              <p className={parts.quiet}>
                <bdi>{contest.organisation}</bdi>
              </p>
              <State contest={contest} />
            </Card>
          ))}
        </ul>
      )}
    </JudgingPage>
  );
}

function State({ contest: { stage, judgingFrom, resultsBy, assigned, scored } }: { contest: JudgedContest }) {
  if (stage === 'before')
    return (
      <p>
        Judging begins <MomentText moment={judgingFrom} isStart />.
      </p>
    );
  if (stage === 'results') return <p>The results are out.</p>;
  return (
    <>
      <ProgressBar label="Your scores" value={scored} max={Math.max(1, assigned)} figure={`${scored} of ${assigned}`} />
      <p className={parts.quiet}>
        Results by <MomentText moment={resultsBy} />
      </p>
    </>
  );
}

export function JudgedContestView({
  page: { contest, rules, conflicts, entries, sentence, next },
}: {
  page: JudgedContestPage;
}) {
  const { href } = useShell();
  const { id, title, stage, assigned } = contest;
  const results = stage === 'results' ? href('contest-results', { id }) : undefined;
  return (
    <JudgingPage
      title={title}
      lead={stage === 'before' ? undefined : `You judge ${formatCount(assigned, 'entry', 'entries')}.`}
      back={{ to: href('judging') ?? '', text: 'Judging' }}
    >
      <State contest={contest} />
      {results ? (
        <p>
          <ButtonLink href={results} variant="secondary">
            Results
          </ButtonLink>
        </p>
      ) : null}
      <section className={parts.part} aria-labelledby="rules-title">
        <h2 id="rules-title">Rules</h2>
        <p className={parts.text} dir="auto">
          {rules}
        </p>
      </section>
      {stage === 'before' ? null : <Entries id={id} entries={entries} next={next} />}
      {conflicts.length > 0 ? <DeclaredConflicts id={id} conflicts={conflicts} /> : null}
      <JudgeSentence contestId={id} sentence={sentence} />
    </JudgingPage>
  );
}

const DeclaredConflicts = ({ id, conflicts }: Pick<JudgedContestPage, 'conflicts'> & { id: string }) => (
  <section className={parts.part} aria-labelledby="conflicts-title">
    <h2 id="conflicts-title">Your conflicts</h2>
    <ul className={parts.list}>
      {conflicts.map((conflict) => (
        <DeclaredConflict key={conflict.number} id={id} {...conflict} />
      ))}
    </ul>
  </section>
);

function DeclaredConflict({ id, number, reason }: JudgedContestPage['conflicts'][number] & { id: string }) {
  const undo = useAction((api, _: undefined) => withdrawConflict(api, id, number), {
    success: `You judge Entry ${number} again.`,
  });
  return (
    <li className={styles.row}>
      <span>
        Entry {number}: <bdi>{reason}</bdi>
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Undo the conflict with Entry ${number}`}
        isBusy={undo.isBusy}
        onClick={() => undo.run(undefined)}
      >
        Undo
      </Button>
    </li>
  );
}

function Entries({ id, entries, next }: Pick<JudgedContestPage, 'entries' | 'next'> & { id: string }) {
  const { href } = useShell();
  return (
    <section className={parts.part} aria-labelledby="entries-title">
      <h2 id="entries-title">Your entries</h2>
      {entries.length === 0 ? <p>No entries for you. The other judges have them all.</p> : null}
      <ul className={parts.list}>
        {entries.map(({ number, isScored }) => (
          <li key={number} className={styles.row}>
            <Link className={parts.link} to={href('judged-entry', { id, number: String(number) }) ?? ''}>
              Entry {number}
            </Link>
            <Badge tone={isScored ? 'success' : 'warning'}>{isScored ? 'Scored' : 'Not scored'}</Badge>
          </li>
        ))}
      </ul>
      <NextPage next={next}>More entries</NextPage>
    </section>
  );
}
