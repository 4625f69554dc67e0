import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Notice } from '@verse/contract';
import type { ShownNotice } from '../frame';

const MOST_SHOWN = 3;

let count = 0;

export const noticeShown = createAction('notices/shown', (notice: Notice) => ({
  payload: { ...notice, id: String(++count) },
}));
export const noticeDismissed = createAction<string>('notices/dismissed');

/** What the live region shows, oldest first. Two who say the same thing are heard once. */
export function noticesReducer(notices: ShownNotice[] = [], action: UnknownAction): ShownNotice[] {
  if (noticeShown.match(action))
    return [...notices.filter(({ text }) => text !== action.payload.text), action.payload].slice(-MOST_SHOWN);
  if (noticeDismissed.match(action)) return notices.filter(({ id }) => id !== action.payload);
  return notices;
}
