import { type DataRouter, type MiddlewareFunction, redirect } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { SHELL_PAGES } from '@verse/contract/shell-pages';

type Wanted = Pick<URL, 'pathname' | 'search'> & { hash?: string };

/** The sign-in page, which leads back afterwards. */
export function signInPath({ pathname, search, hash = '' }: Wanted): string {
  return `${SHELL_PAGES['sign-in']}?next=${encodeURIComponent(pathname + search + hash)}`;
}

/** Knows which address is being opened, because a request has no hash. */
export type Opening = () => Pick<DataRouter, 'state'> | undefined;

/**
 * Back and Forward have changed the address already: the sign-in page replaces that history entry, or Back would lead
 * here for ever.
 */
export function redirectToSignIn({ pathname, search }: URL, opening: Opening): Response {
  const { hash = '' } = opening()?.state.navigation.location ?? {};
  const answer = redirect(signInPath({ pathname, search, hash }));
  if (pathname + search === location.pathname + location.search) answer.headers.set('X-Remix-Replace', 'true');
  return answer;
}

/**
 * Lets only members through to pages for members, and redirects all others to the sign-in page, before any loader runs.
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
