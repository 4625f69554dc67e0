import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Notice } from '@verse/contract';
import type { Toast } from '../layout';
import { sessionKnown } from '../session/session-slice';

const MAX_TOASTS = 3;

let count = 0;

export const toastShown = createAction('toasts/shown', (notice: Notice) => ({
  payload: { ...notice, id: String(++count) },
}));
export const toastDismissed = createAction<string>('toasts/dismissed');

/**
 * The toasts in the live region, oldest first. Toasts with the same text are shown once, unless each has its own
 * action. If the session changes, toasts with an action are removed.
 */
export function toastsReducer(toasts: Toast[] = [], action: UnknownAction): Toast[] {
  if (toastShown.match(action))
    return [...toasts.filter((other) => other.action || other.text !== action.payload.text), action.payload].slice(
      -MAX_TOASTS,
    );
  if (toastDismissed.match(action)) return toasts.filter(({ id }) => id !== action.payload);
  if (sessionKnown.match(action) && toasts.some((toast) => toast.action))
    return toasts.filter((toast) => !toast.action);
  return toasts;
}
