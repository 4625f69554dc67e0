import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { signInPath } from '../session/guard';

/** Leaves a members-only page immediately, with a message, if the visitor is signed out in this or another tab. */
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
