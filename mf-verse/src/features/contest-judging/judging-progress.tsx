import { type ReactNode, useState } from 'react';
import type { ContestOrganiser, JudgingProgress } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Alert, Button, ButtonLink, Card, Cluster, ProgressBar, SelectField } from '@verse/ui';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import parts from '../../shared/contest-parts.module.scss';
import { MomentText } from '../../shared/moment-text';
import { prefixFailure } from '../../shared/prefix-failure';
import { addJudges, closeJudging } from './judging.api';
import styles from './judging.module.scss';
import { JudgingPage } from './judging-page';
import { ProgressEntries } from './progress-entries';

interface JudgingProgressProps {
  organisation: ContestOrganiser;
  progress: JudgingProgress;
  /** Tabs to the contest's other pages. */
  tabs: ReactNode;
}

/** Judging as organisers see it: progress, but no scores. */
export function JudgingProgressView({ organisation: { handle, name }, progress, tabs }: JudgingProgressProps) {
  const { title, stage, judgingFrom, resultsBy, hidden } = progress;
  return (
    <JudgingPage title={`Judging: ${title}`} lead={<bdi>{name}</bdi>} tabs={tabs}>
      {stage === 'before' ? (
        <p>
          Judging begins <MomentText moment={judgingFrom} isStart />. Then every entry gets three judges.
        </p>
      ) : (
        <>
          <Closing handle={handle} progress={progress} />
          {stage === 'judging' ? (
            <p className={parts.quiet}>
              Results by <MomentText moment={resultsBy} />
            </p>
          ) : null}
          <MoreJudges handle={handle} progress={progress} />
          <JudgeList progress={progress} />
          <ProgressEntries handle={handle} progress={progress} />
          {hidden > 0 ? (
            <p className={parts.quiet}>
              {formatCount(hidden, 'entry is', 'entries are')} hidden from you, because you judge here and have a
              conflict.
            </p>
          ) : null}
        </>
      )}
    </JudgingPage>
  );
}

function Closing({ handle, progress }: { handle: string; progress: JudgingProgress }) {
  const { id, stage, entries, complete, canClose, held } = progress;
  const results = useShell().href('contest-results', { id });
  const [isAsked, setAsked] = useState(false);
  const close = useAction(
    async (api, _: undefined) => {
      try {
        return await closeJudging(api, handle, id);
      } finally {
        setAsked(false);
      }
    },
    { success: 'The results are out.', showsFailure: true, shouldRevalidate: ({ ok }) => ok },
  );
  if (stage === 'results')
    return (
      <p>
        <ButtonLink href={results ?? ''}>Results</ButtonLink>
      </p>
    );
  return (
    <section className={parts.part} aria-labelledby="closing-title">
      <h2 id="closing-title">Results</h2>
      <ProgressBar
        label="Entries with all scores"
        value={complete}
        max={Math.max(1, entries)}
        figure={`${complete} of ${entries}`}
      />
      <p>
        {canClose
          ? 'All scores are in. Publishing is final, and everyone sees the ranking.'
          : 'You can publish once every entry has three scores with feedback and no appeal is open.'}
      </p>
      {held ? <Held held={held} /> : null}
      {close.failure ? <Alert tone="error">{close.failure.message}</Alert> : null}
      <div>
        <Button disabled={!canClose} onClick={() => setAsked(true)}>
          Publish the results
        </Button>
      </div>
      {isAsked ? (
        <ConfirmDialog
          title="Publish the results?"
          confirm="Publish now"
          keep="Not yet"
          isBusy={close.isBusy}
          onConfirm={() => close.run(undefined)}
          onClose={() => setAsked(false)}
        >
          Everyone sees the ranking, all scores and the makers’ names, and we tell everyone who entered. You can’t take
          this back.
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

/** Explains why the results cannot be published yet, even if scoring is complete. */
function Held({ held: { number, by, until } }: { held: NonNullable<JudgingProgress['held']> }) {
  const entry = number === null ? 'an entry that is hidden from you' : `Entry ${number}`;
  return (
    <Alert tone="notice" title="Results on hold" role="note">
      <p>
        {by === 'appeal'
          ? `The makers of ${entry} appealed its removal. You can publish after the decision, or `
          : `You or our staff removed ${entry}, and its makers can appeal. You can publish `}
        after <MomentText moment={until} />.
      </p>
    </Alert>
  );
}

function MoreJudges({ handle, progress }: { handle: string; progress: JudgingProgress }) {
  const { id, short, candidates, resultsBy } = progress;
  const [memberId, setMemberId] = useState('');
  const { run, isBusy } = useAction(
    (api, added: string) => addJudges(api, handle, id, [added]).catch(prefixFailure('We couldn’t add the judge')),
    { success: 'Judge added.', shouldRevalidate: ({ ok }) => ok },
  );
  if (short.length === 0) return null;
  return (
    <Alert tone="warning" title="Some entries have too few judges" role="note">
      <p>
        Too few judges left for {short.map((number) => `Entry ${number}`).join(', ')}. Add a judge, or invite someone to
        your organisation first.
      </p>
      <p>
        Nobody left to ask? From <MomentText moment={resultsBy} /> you can publish anyway. Entries count with the scores
        they have. Without any, they’re out.
      </p>
      {candidates.length > 0 ? (
        <Cluster>
          <SelectField
            label="Member"
            name="member"
            value={memberId}
            onChange={({ currentTarget }) => setMemberId(currentTarget.value)}
          >
            <option value="">Choose a member</option>
            {candidates.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <Button size="small" isBusy={isBusy} disabled={memberId === ''} onClick={() => run(memberId)}>
            Add judge
          </Button>
        </Cluster>
      ) : null}
    </Alert>
  );
}

const JudgeList = ({ progress: { judges } }: { progress: JudgingProgress }) => (
  <section className={parts.part} aria-labelledby="judges-title">
    <h2 id="judges-title">Judges</h2>
    <ul className={parts.list}>
      {judges.map(({ name, assigned, scored }, index) => (
        <Card as="li" key={index} className={styles.card}>
          <ProgressBar
            label={<bdi>{name}</bdi>}
            value={scored}
            max={Math.max(1, assigned)}
            figure={`${scored} of ${assigned}`}
          />
        </Card>
      ))}
    </ul>
  </section>
);
