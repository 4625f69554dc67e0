import { type ReactNode, useState } from 'react';
import type { ContestAppeal } from '@verse/api-contract/api';
import { APPEAL_DECISIONS, AWARD_TEXTS } from '@verse/api-contract/contests/contest-awards.values';
import { useShell } from '@verse/contract/react';
import { listChanges, type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Button, Cluster, EmptyState } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { LoadMore } from '../../shared/load-more';
import { ReasonDialog } from '../../shared/reason-dialog';
import { AppealCard } from './appeal-card';
import { APPEAL_NAMES } from './award-labels';
import { decideAppeal } from './awards.api';

type Decision = (typeof APPEAL_DECISIONS)[number];

interface AppealsDeskProps {
  page: LoadedPage<ContestAppeal>;
  thread: (appeal: ContestAppeal) => ReactNode;
}

/** Appeals awaiting a decision. An appeal leaves the list once it is decided. */
export function AppealsDesk({ page, thread }: AppealsDeskProps) {
  const { box, heading, ...list } = usePagedList(page, { noun: ['appeal', 'appeals'] });
  return (
    <section className={styles.part} aria-labelledby="waiting-title">
      <h2 ref={heading} id="waiting-title" tabIndex={-1}>
        Waiting for a decision
      </h2>
      {list.entries.length === 0 ? (
        <EmptyState title="No open appeals.">
          Makers can appeal when their entry is removed, and for two weeks after a result.
        </EmptyState>
      ) : (
        <>
          <ul ref={box} className={styles.list} aria-label="Appeals">
            {list.entries.map((appeal) => (
              <li key={appeal.id} data-entry={appeal.id} tabIndex={-1}>
                <AppealCard
                  appeal={appeal}
                  title={`${appeal.contest.title}, Entry ${appeal.number}: ${APPEAL_NAMES[appeal.topic]}`}
                  thread={thread}
                >
                  <p>
                    Contest of <bdi>{appeal.organisation}</bdi>
                  </p>
                  <Deciding appeal={appeal} onDecided={() => listChanges(list.change).drop(appeal.id)} />
                </AppealCard>
              </li>
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
    </section>
  );
}

const ACTS: Record<Decision, string> = { upheld: 'Uphold', rejected: 'Reject' };

function Deciding({ appeal: { id }, onDecided }: { appeal: ContestAppeal; onDecided: () => void }) {
  const { notify } = useShell();
  const [decision, setDecision] = useState<Decision>();

  function handleDone() {
    onDecided();
    notify({ tone: 'success', text: 'Decided. We told the makers and the organisation.' });
  }

  return (
    <Cluster>
      {APPEAL_DECISIONS.map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === 'upheld' ? 'primary' : 'secondary'}
          aria-describedby={`appeal-${id}`}
          onClick={() => setDecision(one)}
        >
          {ACTS[one]}
        </Button>
      ))}
      {decision ? (
        <ReasonDialog
          title={`${ACTS[decision]} the appeal`}
          keptAs={`contest-appeal ${id} ${decision}`}
          submit={ACTS[decision]}
          name="reason"
          rule={AWARD_TEXTS.decision}
          hint="The makers and the organisation read it."
          send={(api, reason) => decideAppeal(api, id, { decision, reason })}
          onDone={handleDone}
          onClose={() => setDecision(undefined)}
        />
      ) : null}
    </Cluster>
  );
}
