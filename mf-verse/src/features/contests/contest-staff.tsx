import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { Contest, ContestAnswer, ContestChange, HeldPlaceList } from '@verse/api-contract/api';
import { can } from '@verse/api-contract/rights';
import { useSession, useShell } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { AssignDialog } from './assign-dialog';
import { changeContest } from './contest-changes.api';
import { ContestFormDialog } from './contest-form-dialog';
import styles from './contest-staff.module.scss';
import { HeldPlacesDialog } from './held-places-dialog';

interface ContestStaffProps {
  contest: Contest;
  titleId: string;
  onChange: () => void;
}

/** Contest actions for staff. */
export const ContestStaff = (props: ContestStaffProps) =>
  can(useSession().user?.role, 'contests.write') ? <StaffButtons {...props} /> : null;

function StaffButtons({ contest, titleId, onChange }: ContestStaffProps) {
  const [shown, setShown] = useState<'form' | 'held' | 'assign'>();
  const { isBusy, close } = useClosing(contest, onChange);
  const { load, held } = useHeldPlaces(contest.id);
  const common = { variant: 'quiet', size: 'small', 'aria-describedby': titleId } as const;
  return (
    <div className={styles.staff} role="group" aria-label="For the team">
      <Button {...common} onClick={() => setShown('form')}>
        Edit
      </Button>
      {contest.entryFee > 0 || contest.held ? (
        <Button
          {...common}
          onClick={() => {
            load();
            setShown('held');
          }}
        >
          Pending places ({contest.held ?? 0})
        </Button>
      ) : null}
      {contest.status === 'ended' ? null : (
        <Button {...common} isBusy={isBusy} onClick={close}>
          Close
        </Button>
      )}
      <Button {...common} onClick={() => setShown('assign')}>
        Assign to an organisation
      </Button>
      {shown === 'assign' ? (
        <AssignDialog id={contest.id} onClose={() => setShown(undefined)} onDone={onChange} />
      ) : null}
      {shown === 'form' ? (
        <ContestFormDialog contest={contest} onClose={() => setShown(undefined)} onDone={onChange} />
      ) : null}
      {shown === 'held' ? (
        <HeldPlacesDialog
          contest={contest}
          held={held}
          onRetry={load}
          onClose={() => setShown(undefined)}
          onConfirmed={onChange}
        />
      ) : null}
    </div>
  );
}

function useHeldPlaces(id: string) {
  const { load, data, state } = useFetcher<Result<HeldPlaceList>>();
  const address = `${useShell().href('contests')}/${encodeURIComponent(id)}/held`;
  return { load: () => void load(address), held: state === 'idle' ? data : undefined };
}

/** Closes a contest by moving its deadline to now. Undo restores the previous deadline. */
function useClosing(contest: Contest, onChange: () => void) {
  const send = useSend();
  const { notify } = useShell();
  const [isBusy, setBusy] = useState(false);

  async function change(version: number, to: ContestChange): Promise<ContestAnswer | undefined> {
    setBusy(true);
    const result = await send((api) => changeContest(api, { id: contest.id, version }, to));
    setBusy(false);
    if (!result.ok) {
      notify({ tone: 'error', text: result.message });
      return undefined;
    }
    onChange();
    return result.value;
  }

  async function close() {
    const { version, title, description, prizePool, entryFee, maxParticipants, startsAt, deadline, tags } = contest;
    const closed = await change(version, { state: 'closed' });
    if (!closed) return;
    const before = { title, description, prizePool, entryFee, maxParticipants, startsAt, deadline, tags };
    const undo = () => void change(closed.contest.version, before);
    notify({ tone: 'success', text: 'The contest is closed.', action: { label: 'Undo', run: undo } });
  }

  return { isBusy, close: () => void close() };
}
