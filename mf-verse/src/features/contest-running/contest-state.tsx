import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router-dom';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Badge, Button, ButtonLink, Cluster, Dialog, Hash, Stack } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { MomentText } from '../../shared/moment-text';
import { Panel } from '../../shared/panel';
import { CancelDialog } from './cancel-dialog';
import styles from './contest-fields.module.scss';
import { PostponeDialog } from './postpone-dialog';
import { deleteDraft, type RunningPage } from './running.api';
import { stateText, toneOf } from './running-labels';

/** The contest's progress, and the actions available to its organisation. */
export function ContestState({ page }: { page: RunningPage }) {
  const { contest } = page;
  const { state, participants, entries, criteriaHash, postponements, cancellation } = contest;
  return (
    <Panel title="State">
      <ul className={styles.facts}>
        <li>
          <Badge tone={toneOf(contest)}>{stateText(contest)}</Badge>
        </li>
        {state === 'draft' ? <li>Only your owners can see it.</li> : null}
        {state === 'published' ? (
          <li>
            {formatCount(participants, 'place taken', 'places taken')}, {formatCount(entries, 'entry', 'entries')}{' '}
            submitted
          </li>
        ) : null}
        {criteriaHash ? (
          <li>
            <Hash label="SHA-256 of the criteria" value={criteriaHash} />
          </li>
        ) : null}
        {cancellation ? (
          <li className={parts.text}>
            Cancelled <MomentText moment={cancellation.at} />: {cancellation.reason}
          </li>
        ) : null}
        {postponements.map(({ what, to, reason, at }) => (
          <li key={at} className={parts.text}>
            {what === 'deadline' ? 'Deadline' : 'Results'} moved to <MomentText moment={to} />: {reason}
          </li>
        ))}
      </ul>
      {page.organisation.state === 'open' ? <ContestActions page={page} /> : null}
    </Panel>
  );
}

function ContestActions({ page: { organisation, contest } }: { page: RunningPage }) {
  const { href } = useShell();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<'postpone' | 'cancel'>();
  const { handle } = organisation;
  const { id, state, stage, criteriaHash } = contest;
  if (state === 'draft') return <DeleteDraft handle={handle} id={id} />;
  if (state === 'cancelled') return null;
  const common = {
    handle,
    onDone: () => void revalidate(),
    onClose: () => setShown(undefined),
  };
  return (
    <Cluster>
      <ButtonLink as={Link} to={href('public-contest', { id }) ?? ''} variant="secondary" size="small">
        View public page
      </ButtonLink>
      {stage === 'results' ? null : (
        <>
          {criteriaHash ? (
            <Button variant="secondary" size="small" onClick={() => setShown('postpone')}>
              Postpone
            </Button>
          ) : null}
          <Button variant="quiet" size="small" onClick={() => setShown('cancel')}>
            Cancel the contest
          </Button>
        </>
      )}
      {shown === 'postpone' ? <PostponeDialog contest={contest} {...common} /> : null}
      {shown === 'cancel' ? <CancelDialog id={id} {...common} /> : null}
    </Cluster>
  );
}

interface DraftProps {
  handle: string;
  id: string;
}

function DeleteDraft(props: DraftProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Delete draft
      </Button>
      {isAsking ? <Deletion {...props} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

/** A draft has many fields and cannot be restored, so its deletion is confirmed. */
function Deletion({ handle, id, onClose }: DraftProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const list = useShell().href('organisation-contests', { handle }) ?? '';
  const { run, isBusy } = useAction((api, _: undefined) => deleteDraft(api, handle, id), {
    success: 'Draft deleted.',
    shouldRevalidate: ({ ok }) => !ok,
    onDone: () => void navigate(list),
  });
  return (
    <Dialog title="Delete this draft?" size="small" onClose={onClose}>
      <Stack gap={5}>
        <p>Texts, dates, criteria and picture go for good.</p>
        <Cluster>
          <Button isBusy={isBusy} onClick={() => run(undefined)}>
            Delete draft
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
