import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Notice } from '@verse/contract';
import type { ShownNotice } from '../frame';
import { sessionKnown } from '../session/session-slice';

const MOST_SHOWN = 3;

let count = 0;

export const noticeShown = createAction('notices/shown', (notice: Notice) => ({
  payload: { ...notice, id: String(++count) },
}));
export const noticeDismissed = createAction<string>('notices/dismissed');

/**
 * The toasts in the live region, oldest first. Two with the same text are shown once, unless each has its own action;
 * the action offered to one person is not left to the next.
 */
export function noticesReducer(notices: ShownNotice[] = [], action: UnknownAction): ShownNotice[] {
  if (noticeShown.match(action))
    return [...notices.filter((other) => other.action || other.text !== action.payload.text), action.payload].slice(
      -MOST_SHOWN,
    );
  if (noticeDismissed.match(action)) return notices.filter(({ id }) => id !== action.payload);
  if (sessionKnown.match(action) && notices.some((notice) => notice.action))
    return notices.filter((notice) => !notice.action);
  return notices;
}
