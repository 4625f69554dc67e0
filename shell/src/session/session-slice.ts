import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '@verse/contract';

export const UNKNOWN: Session = { status: 'unknown', user: null };
export const GUEST: Session = { status: 'guest', user: null };

export const sessionKnown = createAction<Session>('session/known');

/** The auth flag. It starts as `unknown` and changes only to what the server answers. */
export function sessionReducer(session: Session = UNKNOWN, action: UnknownAction): Session {
  return sessionKnown.match(action) ? action.payload : session;
}
