import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { SHELL_PAGES } from '@verse/contract/shell-pages';

/** Where somebody who is not signed in goes, remembering where they were going. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `${SHELL_PAGES['sign-in']}?next=${encodeURIComponent(pathname + search)}`;
}

/**
 * Back and Forward have changed the address already: the sign-in page takes
 * that place in the history, or Back would lead here for ever.
 */
export function toSignIn(wanted: URL): Response {
  const answer = redirect(signInPath(wanted));
  if (wanted.pathname + wanted.search === location.pathname + location.search)
    answer.headers.set('X-Remix-Replace', 'true');
  return answer;
}

/**
 * Lets only members pass to what is for members, and sends everybody else to the sign-in page, before any loader runs.
 */
export function membersOnly(
  session: { known(): Promise<Session> },
  isForMembers: (pathname: string) => boolean,
): MiddlewareFunction {
  return async ({ request }) => {
    const url = new URL(request.url);
    if (!isForMembers(url.pathname)) return;
    const { status } = await session.known();
    if (status !== 'member') throw toSignIn(url);
  };
}
