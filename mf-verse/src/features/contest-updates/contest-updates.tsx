import type { ContestUpdate } from '@verse/api-contract/api';
import { can } from '@verse/api-contract/rights';
import { useSession } from '@verse/contract/react';
import parts from '../../shared/contest-parts.module.scss';
import { UpdateList } from './update-list';
import { removeUpdateAsStaff } from './updates.api';

/** Updates of the organisation to entrants, for everyone. Staff can remove it. */
export function ContestUpdates({ contestId, updates }: { contestId: string; updates: readonly ContestUpdate[] }) {
  const session = useSession();
  if (updates.length === 0) return null;
  const isStaff = session.status === 'member' && can(session.user?.role, 'contests.write');
  return (
    <section className={parts.part} aria-labelledby="updates-title">
      <h2 id="updates-title">Updates</h2>
      <UpdateList
        updates={updates}
        remove={isStaff ? (api, update) => removeUpdateAsStaff(api, contestId, update) : undefined}
        isReportable={session.status === 'member'}
      />
    </section>
  );
}
