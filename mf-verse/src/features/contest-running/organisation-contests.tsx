import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ManagedContest } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { createId, useAction, usePagedList } from '@verse/contract/server-state';
import { Badge, Button, Card, EmptyState } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { MomentText } from '../../shared/moment-text';
import queue from '../../shared/queue.module.scss';
import styles from './organisation-contests.module.scss';
import { addDraft, type ContestRow, type ContestsPage } from './running.api';
import { stateText, toneOf } from './running-labels';

export function NewContestButton({ handle }: { handle: string }) {
  const navigate = useNavigate();
  const { href } = useShell();
  const [key] = useState(createId);
  const { run, isBusy } = useAction((api, _: undefined) => addDraft(api, handle, key), {
    shouldRevalidate: () => false,
    onDone: ({ id }: ManagedContest) => void navigate(href('organisation-contest', { handle, id }) ?? ''),
  });
  return (
    <Button isBusy={isBusy} onClick={() => run(undefined)}>
      New contest
    </Button>
  );
}

/** An organisation's drafts and contests, newest first. */
export function OrganisationContests({ page }: { page: ContestsPage }) {
  const { box, heading, ...list } = usePagedList<ContestRow>(page, { noun: ['contest', 'contests'] });
  const { handle, state } = page.organisation;
  if (list.entries.length === 0)
    return (
      <EmptyState title="No contests yet" action={state === 'open' ? <NewContestButton handle={handle} /> : undefined}>
        Write a brief, say how you’ll judge, and publish when you’re ready.
      </EmptyState>
    );
  return (
    <section className={styles.section} aria-labelledby="contests-title">
      <h2 ref={heading} id="contests-title" className={queue.title} tabIndex={-1}>
        All contests
      </h2>
      <ul ref={box} className={queue.list} aria-label="All contests">
        {list.entries.map((contest) => (
          <li key={contest.id} data-entry={contest.id} tabIndex={-1}>
            <Row handle={handle} contest={contest} />
          </li>
        ))}
      </ul>
      {list.hasMore ? <LoadMore list={list} /> : null}
    </section>
  );
}

function Row({ handle, contest }: { handle: string; contest: ContestRow }) {
  const { id, title, deadline, participants, entries, state } = contest;
  const to = useShell().href('organisation-contest', { handle, id }) ?? '';
  return (
    <Card as="article" className={styles.card} isInteractive>
      <div className={queue.head}>
        <h3 className={queue.name} dir="auto">
          <Link to={to} data-card-link>
            {title || 'Untitled contest'}
          </Link>
        </h3>
        <Badge tone={toneOf(contest)}>{stateText(contest)}</Badge>
      </div>
      <p className={styles.facts}>
        <span>
          {deadline ? (
            <>
              Deadline <MomentText moment={deadline} />
            </>
          ) : (
            'No deadline yet'
          )}
        </span>
        {state === 'draft' ? null : (
          <span>
            {formatCount(participants, 'place taken', 'places taken')}, {formatCount(entries, 'entry', 'entries')}
          </span>
        )}
      </p>
    </Card>
  );
}
