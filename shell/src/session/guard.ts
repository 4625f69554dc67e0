import { type DataRouter, type MiddlewareFunction, redirect } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { SHELL_PAGES } from '@verse/contract/shell-pages';

type Wanted = Pick<URL, 'pathname' | 'search'> & { hash?: string };

/** Returns the URL of the sign-in page, including the page to return to after signing in. */
export function signInPath({ pathname, search, hash = '' }: Wanted): string {
  return `${SHELL_PAGES['sign-in']}?next=${encodeURIComponent(pathname + search + hash)}`;
}

/** Returns the router that is opening the page. Unlike a request, the router knows the hash. */
export type Opening = () => Pick<DataRouter, 'state'> | undefined;

/**
 * Creates the redirect. After Back or Forward, the URL has already changed, so the sign-in page must replace that
 * history entry. Otherwise, Back would lead to the sign-in page again and again.
 */
export function redirectToSignIn({ pathname, search }: URL, opening: Opening): Response {
  const { hash = '' } = opening()?.state.navigation.location ?? {};
  const answer = redirect(signInPath({ pathname, search, hash }));
  if (pathname + search === location.pathname + location.search) answer.headers.set('X-Remix-Replace', 'true');
  return answer;
}

/**
 * Lets only members open members-only pages. Other visitors are redirected to the sign-in page before any loader runs.
 */
export function membersOnly(
  session: { known(): Promise<Session> },
  isForMembers: (pathname: string) => boolean,
  opening: Opening,
): MiddlewareFunction {
  return async ({ request }) => {
    const url = new URL(request.url);
    if (!isForMembers(url.pathname)) return;
    const { status } = await session.known();
    if (status !== 'member') throw redirectToSignIn(url, opening);
  };
}
