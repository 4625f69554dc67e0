import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ContestAppeal, EntryAfterwards as Afterwards } from '@verse/api-contract/api';
import { type AppealSubject, AWARD_TEXTS } from '@verse/api-contract/contests/contest-awards.values';
import { useShell } from '@verse/contract/react';
import { Alert, Button, Cluster } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { ReasonDialog } from '../../shared/reason-dialog';
import { AppealCard } from './appeal-card';
import { APPEAL_NAMES } from './award-labels';
import { fileAppeal } from './awards.api';
import { EntryWork } from './entry-work';
import { type Won, WonPrize } from './won-prize';

interface EntryAfterwardsProps {
  afterwards: Afterwards | undefined;
  thread: (appeal: ContestAppeal) => ReactNode;
  prizeThread: (prize: Won['prize']) => ReactNode;
}

/**
 * Shown on the entry page: the entry's removal, its appeals, the prize it won, and the option to turn it into a work.
 */
export function EntryAfterwards({ afterwards, thread, prizeThread }: EntryAfterwardsProps) {
  if (!afterwards) return null;
  const { contest, removal, appealable, appeals, won, work } = afterwards;
  const isEmpty = !removal && appealable.length + appeals.length + won.length === 0;
  if (isEmpty && !work.id && !work.isPossible) return null;
  return (
    <section className={styles.part} aria-labelledby="afterwards-title">
      <h2 id="afterwards-title">After you submitted</h2>
      {removal ? (
        <Alert tone="warning" title="Your entry was removed" role="note">
          <p className={styles.text}>{removal.reason}</p>
        </Alert>
      ) : null}
      {won.map((one) => (
        <WonPrize key={one.prize} contestId={contest.id} won={one} thread={prizeThread} />
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

const HINTS: Record<AppealSubject, string> = {
  removal: 'The organisation and our staff read it. The organisation doesn’t see your name.',
  result: 'The organisation and our staff read it.',
};

function Appeal({ contestId, about }: { contestId: string; about: AppealSubject }) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);

  function handleDone() {
    notify({ tone: 'success', text: 'We got your appeal. We’ll tell you what we decide.' });
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
