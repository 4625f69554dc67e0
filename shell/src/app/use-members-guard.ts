import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { signInPath } from '../session/guard';

/** Whoever is signed out while a members' page is open, here or in another tab, leaves it at once and is told why. */
export function useMembersGuard(isForMembers: boolean): void {
  const { notify } = useShell();
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isForMembers || status !== 'guest') return;
    notify({ tone: 'info', text: 'You’re signed out.' });
    void navigate(signInPath({ pathname, search, hash }), { replace: true });
  }, [isForMembers, status, pathname, search, hash, navigate, notify]);
}
