import { type ReactNode, useState } from 'react';
import type { RewardReview } from '@verse/api-contract/api';
import { formatDate, formatShortDollars } from '@verse/api-contract/formats';
import { listChanges, type LoadedPage, useAction, usePagedList } from '@verse/contract/server-state';
import { Button, Card, Cluster, EmptyState, Stack } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import queue from '../../shared/queue.module.scss';
import { DeclineDialog } from './decline-dialog';
import styles from './reward-list.module.scss';
import { decideReward } from './rewards.api';

/** Rewards above the monthly limit, longest waiting first. A reward leaves the list once it is decided. */
export function RewardList({ page }: { page: LoadedPage<RewardReview> }) {
  const { box, heading, ...list } = usePagedList(page, { noun: ['reward', 'rewards'] });
  return (
    <Stack as="section" aria-labelledby="rewards-title">
      <h2 ref={heading} id="rewards-title" className={queue.title} tabIndex={-1}>
        Waiting for a decision
      </h2>
      {list.entries.length === 0 ? (
        <EmptyState title="No open rewards.">
          Rewards land here once someone has earned 20 in 30 days. The rest book themselves.
        </EmptyState>
      ) : (
        <ul ref={box} className={queue.list}>
          {list.entries.map((reward) => (
            <li key={reward.id} data-entry={reward.id} tabIndex={-1}>
              <OneReward one={reward} onDecided={() => listChanges(list.change).drop(reward.id)} />
            </li>
          ))}
        </ul>
      )}
      {list.entries.length > 0 || list.hasMore ? <LoadMore list={list} /> : null}
    </Stack>
  );
}

function OneReward({ one, onDecided }: { one: RewardReview; onDecided: () => void }) {
  const { id, inviter, invitee, reward, joinedAt, since, invitations, booked, mayDecide } = one;
  return (
    <Card as="article" className={styles.reward} aria-labelledby={`reward-${id}`}>
      <div className={queue.head}>
        <h3 className={queue.name} id={`reward-${id}`}>
          <bdi>{inviter.name}</bdi> invited <bdi>{invitee.name}</bdi>
        </h3>
        <p className={styles.amount}>{formatShortDollars(reward)}</p>
      </div>
      <dl className={styles.facts}>
        <Fact name="Inviter">{inviter.email}</Fact>
        <Fact name="Invited">{invitee.email}</Fact>
        <Fact name="Joined">
          <time dateTime={joinedAt}>{formatDate(joinedAt)}</time>
        </Fact>
        <Fact name="Waiting since">
          <time dateTime={since}>{formatDate(since)}</time>
        </Fact>
        <Fact name="Last 30 days">{`${invitations} invited, ${booked} rewarded`}</Fact>
      </dl>
      {mayDecide ? (
        <Decide one={one} onDecided={onDecided} />
      ) : (
        <p className={queue.note}>You’re part of this invitation, so someone else decides.</p>
      )}
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Decide({ one: { id, inviter, reward }, onDecided }: { one: RewardReview; onDecided: () => void }) {
  const { run: approve, isBusy } = useAction((api) => decideReward(api, id, { decision: 'approve' }), {
    success: `${formatShortDollars(reward)} were booked for ${inviter.name}.`,
    onDone: onDecided,
    shouldRevalidate: () => false,
  });
  const [isDeclining, setDeclining] = useState(false);

  return (
    <Cluster>
      <Button size="small" isBusy={isBusy} aria-describedby={`reward-${id}`} onClick={() => approve(undefined)}>
        Approve
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-describedby={`reward-${id}`}
        onClick={() => !isBusy && setDeclining(true)}
      >
        Decline
      </Button>
      {isDeclining ? (
        <DeclineDialog id={id} name={inviter.name} onClose={() => setDeclining(false)} onDeclined={onDecided} />
      ) : null}
    </Cluster>
  );
}
