import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { FixedPage } from '@verse/contract/addresses';
import { newMemberState } from '@verse/contract/new-member';
import { useShell } from '@verse/contract/react';
import { takeDestination } from './kept-destination';

interface Verified {
  verifiedEmail?: string | undefined;
  isNew?: boolean | undefined;
}

/**
 * Once `isDue`, refreshes the session, waits `pause` milliseconds so that the message can be read, and redirects to the
 * page that a new member wanted to open, or else to `page`, which shows new members how to begin. If `verifiedEmail`
 * was verified in a browser that is not signed in, redirects to the sign-in page, which says so and fills in the email.
 * A link that the visitor presses meanwhile wins.
 *
 * @example useDelayedRedirect(result?.ok === true, 'profile', 2000);
 */
export function useDelayedRedirect(
  isDue: boolean,
  page: FixedPage,
  pause: number,
  { verifiedEmail, isNew = false }: Verified = {},
): void {
  const { session, href } = useShell();
  const to = href(page) ?? '/';
  const signIn = href('sign-in') ?? '/';
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isDue || isLeaving) return undefined;
    void session.refresh();
    const timer = setTimeout(() => {
      const destination = takeDestination(to);
      if (verifiedEmail === undefined || session.get().status === 'member')
        return void navigate(destination, { replace: true, state: newMemberState(isNew && destination === to) });
      const next = new URLSearchParams({ next: destination });
      return void navigate(`${signIn}?${next}`, { replace: true, state: { verifiedEmail } });
    }, pause);
    return () => clearTimeout(timer);
  }, [isDue, isLeaving, to, signIn, pause, verifiedEmail, isNew, session, navigate]);
}
