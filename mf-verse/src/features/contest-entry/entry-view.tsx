import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { formatTimeLeft } from '@verse/api-contract/formats';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead, useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Alert, Button, ButtonLink, Cluster, PageHeader } from '@verse/ui';
import { LoadFailure } from '../../shared/load-failure';
import { MomentText } from '../../shared/moment-text';
import { NotFound } from '../../shared/not-found';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { useServerClock } from '../../shared/use-server-clock';
import { ClosedEntry } from './closed-entry';
import { type EntryPage, leaveWaiting } from './contest-entry.api';
import { EntryFiles } from './entry-files';
import { EntryForm } from './entry-form';
import styles from './entry-page.module.scss';
import { EntryPreview } from './entry-preview';
import { EntryReceipts } from './entry-receipts';
import { EntrySubmission } from './entry-submission';
import { EntryTeam, Invitations } from './entry-team';
import { isSame, toForm, useEntryDraft } from './use-entry-draft';

/** A member’s contest entry: draft, files, team, preview, submission and receipts. */
export function EntryView({ page, children }: { page: EntryPage; children: ReactNode }) {
  const { contest, entry, hasPlace } = page;
  const { href } = useShell();
  const canWrite = contest.terms !== null && (hasPlace || entry !== null);
  return (
    <div className={styles.page} ref={useFocusKeeper()}>
      <PageHead title={`Your entry: ${contest.title}`} description="Your entry in a contest." />
      <PageHeader
        size="detail"
        title="Your entry"
        lead={
          <Link to={href('contest', { id: contest.id }) ?? ''}>
            <bdi>{contest.title}</bdi>
          </Link>
        }
      />
      <Deadline page={page} />
      <State page={page} />
      <Invitations desk={page} />
      {contest.stage === 'results' ? children : null}
      {canWrite ? <EntryEditor key={contest.id} page={page} /> : null}
      {contest.stage === 'results' ? null : children}
    </div>
  );
}

function EntryEditor({ page }: { page: EntryPage }) {
  const { contest, entry, closed } = page;
  const { revalidate } = useRevalidator();
  const { autosave, state } = useEntryDraft(page);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isClosed = closed !== null;
  const most = contest.terms?.teamSize ?? 1;
  const isCaptain = entry === null || entry.members.some((one) => one.isYou && one.isCaptain);
  const hasTeamName = most > 1 ? isCaptain : false;
  const { flush } = autosave;
  // Saving the draft does not reload the page, so `isChanged` may be outdated and the draft is compared as well.
  const isSaved = state.status === 'saved';
  const isEdited = entry?.isChanged === true || !isSame(state.draft, toForm(entry));
  const isUnsent = isEdited && entry?.number !== null;
  const team =
    entry && most > 1 ? <EntryTeam contestId={contest.id} entry={entry} most={most} isClosed={isClosed} /> : null;
  if (isClosed)
    return (
      <>
        {entry || isEdited ? <ClosedEntry state={state} isEdited={isUnsent} /> : null}
        {entry && entry.draft.files.length > 0 ? (
          <EntryFiles contestId={contest.id} entry={entry} isClosed={isClosed} isSaved={isSaved} ensureEntry={flush} />
        ) : null}
        {team}
        {entry ? (
          <div className={styles.part}>
            <EntryReceipts entry={entry} as="h2" />
          </div>
        ) : null}
      </>
    );
  return (
    <>
      <EntryForm autosave={autosave} state={state} faults={faults} hasTeamName={hasTeamName} />
      <EntryFiles contestId={contest.id} entry={entry} isClosed={isClosed} isSaved={isSaved} ensureEntry={flush} />
      {team}
      <EntryPreview contestId={contest.id} flush={flush} />
      <EntrySubmission
        page={page}
        flush={flush}
        isEdited={isEdited}
        isSaved={isSaved}
        reload={() => revalidate()}
        onFaults={setFaults}
      />
    </>
  );
}

/** The deadline. The remaining time is based on the server's clock. */
function Deadline({ page }: { page: EntryPage }) {
  const { deadline, graceEnd, stage } = page.contest;
  const now = useServerClock(page);
  const isOpen = stage === 'live' || stage === 'upcoming';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Deadline</dt>
        <dd>
          <MomentText moment={deadline} />
        </dd>
      </div>
      {isOpen || stage === 'grace' ? (
        <div>
          <dt>{isOpen ? 'Time left' : 'Time left to finish'}</dt>
          <dd>{formatTimeLeft(Date.parse(isOpen ? deadline : graceEnd), now)}</dd>
        </div>
      ) : null}
      {graceEnd === deadline ? null : (
        <div>
          <dt>Extra time for started entries</dt>
          <dd>
            until <MomentText moment={graceEnd} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Explains why the entry cannot be edited, or what is required first. */
function State({ page: { contest, entry, hasPlace, closed, waiting } }: { page: EntryPage }) {
  const { href } = useShell();
  const leave = useAction(leaveWaiting, { success: 'You left the waiting list.' });
  const toContest = href('contest', { id: contest.id }) ?? '';
  if (waiting)
    return (
      <Alert title={`You are number ${waiting.position} on the waiting list`}>
        <p>When a place opens up, it’s yours. We’ll tell you.</p>
        <Button size="small" variant="secondary" isBusy={leave.isBusy} onClick={() => leave.run(contest.id)}>
          Leave the waiting list
        </Button>
      </Alert>
    );
  if (closed !== null) return <Alert>{closed}</Alert>;
  if (hasPlace || entry) return null;
  return (
    <Alert title="Join the contest first">
      <p>Then your entry starts here.</p>
      <Cluster>
        <ButtonLink as={Link} to={toContest} size="small">
          Open the contest
        </ButtonLink>
      </Cluster>
    </Alert>
  );
}

const FAILED = 'Your entry in a contest.';

/** Replaces the page of an entry that could not be loaded. */
export const EntryFailure = () => (
  <div className={styles.page}>
    <PageFailure missing={<NotFound title="Contest not found" description={FAILED} lead="The link may be wrong." />}>
      <PageHead title="Your entry" description={FAILED} />
      <LoadFailure title="Your entry could not be loaded." titleAs="h1" during="loading an entry">
        We could not reach the server. Please try again. Your text is safe on this device.
      </LoadFailure>
    </PageFailure>
  </div>
);
