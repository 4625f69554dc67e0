import { Link } from 'react-router-dom';
import { HOUSE_HANDLE } from '@verse/api-contract/contests/contest-running.values';
import { can } from '@verse/api-contract/rights';
import { useSession, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';

/** Leads staff to the contests that the house runs. */
export function AddContest() {
  const { href } = useShell();
  if (!can(useSession().user?.role, 'contests.run-for-house')) return null;
  return (
    <div>
      <ButtonLink as={Link} to={href('organisation-contests', { handle: HOUSE_HANDLE }) ?? ''} variant="secondary">
        Our own contests
      </ButtonLink>
    </div>
  );
}
