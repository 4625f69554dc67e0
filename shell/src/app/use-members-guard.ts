import { useSession } from '@verse/contract/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPath } from '../session/guard';

/** Whoever is signed out while a members' page is open, here or in another tab, leaves it at once. */
export function useMembersGuard(isForMembers: boolean): void {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (isForMembers && status === 'guest') void navigate(signInPath({ pathname, search }), { replace: true });
  }, [isForMembers, status, pathname, search, navigate]);
}
