import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { ContestAppeal, EntryAfterwards as Afterwards } from '@verse/api-contract/api';
import { type AppealSubject, AWARD_TEXTS } from '@verse/api-contract/contests/contest-awards.values';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Alert, Button, Cluster } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { prefixFailure } from '../../shared/prefix-failure';
import { ReasonDialog } from '../../shared/reason-dialog';
import { AppealCard } from './appeal-card';
import { APPEAL_NAMES, PRIZE_NAMES } from './award-labels';
import { confirmReceipt, fileAppeal } from './awards.api';
import { EntryWork } from './entry-work';

interface EntryAfterwardsProps {
  afterwards: Afterwards | undefined;
  thread: (appeal: ContestAppeal) => ReactNode;
}

/**
 * Shown on the entry page: the entry's removal, its appeals, the prize it won, and the option to turn it into a work.
 */
export function EntryAfterwards({ afterwards, thread }: EntryAfterwardsProps) {
  if (!afterwards) return null;
  const { contest, removal, appealable, appeals, toConfirm, work } = afterwards;
  const isEmpty = !removal && appealable.length + appeals.length + toConfirm.length === 0;
  if (isEmpty && !work.id && !work.isPossible) return null;
  return (
    <section className={styles.part} aria-labelledby="afterwards-title">
      <h2 id="afterwards-title">After the submission</h2>
      {removal ? (
        <Alert tone="warning" title="Your entry was removed" role="note">
          <p className={styles.text}>{removal.reason}</p>
        </Alert>
      ) : null}
      {toConfirm.map((prize) => (
        <Receipt key={prize} contestId={contest.id} prize={prize} />
      ))}
      <EntryWork contestId={contest.id} work={work} />
      {appeals.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} thread={thread} />
      ))}
      {appealable.map((about) => (
        <Appeal key={about} contestId={contest.id} about={about} />
      ))}
    </section>
  );
}

function Receipt({ contestId, prize }: { contestId: string; prize: Afterwards['toConfirm'][number] }) {
  const { href } = useShell();
  const { run, isBusy } = useAction(
    (api, _: undefined) => confirmReceipt(api, contestId, prize).catch(prefixFailure('Nothing was confirmed')),
    { success: 'The results show that you have received the prize.', shouldRevalidate: ({ ok }) => ok },
  );
  return (
    <>
      <p>
        You have won. {PRIZE_NAMES[prize]}:{' '}
        <Link className={styles.link} to={href('contest-results', { id: contestId }) ?? ''}>
          what the organisation has done about it
        </Link>
      </p>
      <div>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => run(undefined)}>
          I have received it
        </Button>
      </div>
    </>
  );
}

const HINTS: Record<AppealSubject, string> = {
  removal: 'The organisation and the team of the site read it; the organisation without your name.',
  result: 'The organisation and the team of the site read it.',
};

function Appeal({ contestId, about }: { contestId: string; about: AppealSubject }) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);

  function handleDone() {
    notify({ tone: 'success', text: 'Your appeal was sent. You are notified of the decision.' });
    void revalidate();
  }

  return (
    <Cluster>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {APPEAL_NAMES[about]}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={APPEAL_NAMES[about]}
          keptAs={`appeal ${contestId} ${about}`}
          submit="Send the appeal"
          name="reason"
          rule={AWARD_TEXTS.appeal}
          rows={5}
          hint={HINTS[about]}
          send={(api, reason) => fileAppeal(api, contestId, { about, reason })}
          onDone={handleDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Cluster>
  );
}
