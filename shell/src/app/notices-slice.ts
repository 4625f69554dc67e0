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
 * What the live region shows, oldest first. Two who say the same thing are heard once, unless each offers something of
 * its own; what was offered to one person is not left to the next.
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
