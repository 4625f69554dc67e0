import type { Session } from '@verse/contract';
import { type MiddlewareFunction, redirect } from 'react-router-dom';

/** Where somebody who is not signed in goes, remembering where they were going. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/signin?next=${encodeURIComponent(pathname + search)}`;
}

/** Lets members pass and sends everybody else to the sign-in page, before any loader of the section runs. */
export function membersOnly(session: { known(): Promise<Session> }): MiddlewareFunction {
  return async ({ request }) => {
    const { status } = await session.known();
    if (status !== 'member') throw redirect(signInPath(new URL(request.url)));
  };
}
