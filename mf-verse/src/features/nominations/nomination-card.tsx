import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Nomination } from '@verse/api-contract/api';
import { NOMINATION_TEXTS } from '@verse/api-contract/community/nominations.values';
import { formatCount } from '@verse/api-contract/formats';
import { can } from '@verse/api-contract/rights';
import { PageLink } from '@verse/contract/page-link';
import { useSession, useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Button, Card, Stack } from '@verse/ui';
import { Avatar } from '../../shared/avatar';
import { MutedText } from '../../shared/muted-text';
import { ReasonDialog } from '../../shared/reason-dialog';
import { ReportButton } from '../../shared/report-button';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './nomination-card.module.scss';
import { declineNomination, removeNomination, voteFor, withdrawNomination } from './nominations.api';

interface NominationCardProps {
  nomination: Nomination;
  /** Whether its week has not ended. */
  isOpen?: boolean;
  /** Whether the member may vote this week. */
  mayVote?: boolean;
}

const SIZES = '(width >= 62rem) 20rem, 100vw';

/** A nominated member or work with its votes. */
export function NominationCard({ nomination, isOpen = false, mayVote = false }: NominationCardProps) {
  const { member, work, why, nominator, votes, isOwn } = nomination;
  const { handle } = member;
  return (
    <Card as="article" className={styles.card}>
      {work ? <StoredPicture picture={work.picture} className={styles.picture} sizes={SIZES} /> : null}
      <div className={styles.head}>
        <Avatar name={member.name} picture={member.picture} />
        <div>
          <h3 className={styles.name} dir="auto">
            {work ? (
              <PageLink page="work" params={{ handle, id: work.id }}>
                {work.title}
              </PageLink>
            ) : (
              <PageLink page="member" params={{ handle }}>
                <bdi>{member.name}</bdi>
              </PageLink>
            )}
          </h3>
          {work ? (
            <MutedText>
              by{' '}
              <PageLink page="member" params={{ handle }}>
                <bdi>{member.name}</bdi>
              </PageLink>
            </MutedText>
          ) : null}
        </div>
      </div>
      {why ? (
        <Stack gap={1}>
          <p dir="auto">{why}</p>
          {nominator ? (
            <MutedText>
              Nominated by{' '}
              <PageLink page="member" params={{ handle: nominator.handle }}>
                <bdi>{nominator.name}</bdi>
              </PageLink>
            </MutedText>
          ) : null}
        </Stack>
      ) : null}
      <div className={styles.acts}>
        <strong>{formatCount(votes, 'vote')}</strong>
        {isOpen && mayVote && !isOwn ? <Vote nomination={nomination} /> : null}
        {isOpen && isOwn ? <Decline nomination={nomination} /> : null}
        {nomination.mayWithdraw ? <Withdraw nomination={nomination} /> : null}
        <Report nomination={nomination} />
        <Remove nomination={nomination} />
      </div>
    </Card>
  );
}

const toName = ({ work, member }: Nomination) => work?.title ?? member.name;

/** Reports the sentence; not for the member who wrote it. */
function Report({ nomination }: { nomination: Nomination }) {
  const session = useSession();
  const { id, why, nominator } = nomination;
  if (session.status !== 'member' || !why || nomination.mayWithdraw) return null;
  return <ReportButton type="nomination" id={id} label={`Report what ${nominator?.name ?? 'a member'} wrote`} />;
}

/** A vote moves from the nomination that had it, so the whole list is loaded again. */
function Vote({ nomination }: { nomination: Nomination }) {
  const { id, isVoted } = nomination;
  const { run, isBusy } = useAction((api, on: boolean) => voteFor(api, id, on));
  return (
    <Button
      variant={isVoted ? 'secondary' : 'primary'}
      size="small"
      aria-pressed={isVoted}
      aria-label={`${isVoted ? 'Voted' : 'Vote'} for ${toName(nomination)}`}
      isBusy={isBusy}
      onClick={() => run(!isVoted)}
    >
      {isVoted ? 'Voted' : 'Vote'}
    </Button>
  );
}

function Decline({ nomination: { id, state } }: { nomination: Nomination }) {
  const { run, isBusy } = useAction((api, on: boolean) => declineNomination(api, id, on));
  const isDeclined = state === 'declined';
  return (
    <>
      {isDeclined ? <span>Declined. Only you can see it.</span> : null}
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => run(!isDeclined)}>
        {isDeclined ? 'Undo' : 'Decline'}
      </Button>
    </>
  );
}

function Withdraw({ nomination }: { nomination: Nomination }) {
  const { run, isBusy } = useAction(withdrawNomination, { success: 'Nomination withdrawn. You can make another.' });
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => run(nomination.id)}>
      Withdraw nomination
    </Button>
  );
}

/** For staff. */
function Remove({ nomination }: { nomination: Nomination }) {
  const [isAsking, setIsAsking] = useState(false);
  const { user } = useSession();
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  if (!can(user?.role, 'members.feature')) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={`Remove the nomination of ${toName(nomination)}`}
          keptAs={`nomination removal ${nomination.id}`}
          submit="Remove nomination"
          name="reason"
          rule={NOMINATION_TEXTS.reason}
          hint="The person who nominated them reads it."
          send={(api, reason) => removeNomination(api, nomination.id, reason)}
          onDone={() => {
            notify({ tone: 'success', text: 'Nomination removed.' });
            void revalidate();
          }}
          onClose={() => setIsAsking(false)}
        >
          Its votes go too, and nobody can make it again this week.
        </ReasonDialog>
      ) : null}
    </>
  );
}
