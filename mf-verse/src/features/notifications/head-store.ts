import { useSyncExternalStore } from 'react';
import { MOST_WAITING, type NotificationHead } from '@verse/api-contract/notifications';

const listeners = new Set<() => void>();
let current: NotificationHead | undefined;

const put = (head: NotificationHead | undefined) => {
  current = head;
  for (const listener of listeners) listener();
};

/** The newest that this window has heard, for the mark in the frame and for the list. */
export const headStore = {
  get: () => current,
  /** One that is older than what is known has come late. */
  take(head: NotificationHead): void {
    if (current === undefined || head.version > current.version) put(head);
  },
  /** A list of next steps that was loaded after the head. */
  takeSteps(waiting: number): void {
    if (current && current.waiting !== waiting) put({ ...current, waiting: Math.min(waiting, MOST_WAITING) });
  },
  clear: () => put(undefined),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useHead = () => useSyncExternalStore(headStore.subscribe, headStore.get);
