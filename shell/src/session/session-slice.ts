import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '@verse/contract';

export const UNKNOWN: Session = { status: 'unknown', user: null };
export const GUEST: Session = { status: 'guest', user: null };

export const sessionKnown = createAction<Session>('session/known');

/** The session state. It is initially `unknown` and afterwards only changes to what the server returns. */
export function sessionReducer(session: Session = UNKNOWN, action: UnknownAction): Session {
  return sessionKnown.match(action) ? action.payload : session;
}
