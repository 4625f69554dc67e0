import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';

const ACTION = 'act';

/**
 * Returns the URL of the sign-in page. After sign-in, the visitor returns to this page, which then resumes the given
 * action, e.g. `apply-7`.
 */
export function useActionHref(action: string): string {
  const { pathname, search } = useLocation();
  const here = new URLSearchParams(search);
  here.set(ACTION, action);
  return `${useShell().href('sign-in')}?next=${encodeURIComponent(`${pathname}?${here}`)}`;
}

/** Returns the action that the member started as a guest, if the member has just returned from signing in. */
export function useReturnedAction(): string | null {
  const [search] = useSearchParams();
  return useSession().status === 'member' ? search.get(ACTION) : null;
}

/** Calls `onReturn` once when the member returns from signing in to perform the given action. */
export function useReturn(action: string, onReturn: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isBack = useReturnedAction() === action;
  const handleReturn = useEffectEvent(() => {
    onReturn();
    const rest = new URLSearchParams(search);
    rest.delete(ACTION);
    setSearch(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isBack) handleReturn();
  }, [isBack]);
}
