import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { addressOf } from '@verse/contract/addresses';

/** Where somebody who is not signed in goes, remembering where they were going. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `${addressOf('sign-in')}?next=${encodeURIComponent(pathname + search)}`;
}

/** Back and Forward have changed the address already: the sign-in page takes that place in the history, or Back would lead here for ever. */
export function toSignIn(wanted: URL): Response {
  const answer = redirect(signInPath(wanted));
  if (wanted.pathname + wanted.search === location.pathname + location.search)
    answer.headers.set('X-Remix-Replace', 'true');
  return answer;
}

/** Lets members pass and sends everybody else to the sign-in page, before any loader of the section runs. */
export function membersOnly(session: { known(): Promise<Session> }): MiddlewareFunction {
  return async ({ request }) => {
    const { status } = await session.known();
    if (status !== 'member') throw toSignIn(new URL(request.url));
  };
}
