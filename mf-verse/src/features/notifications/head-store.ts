import { useSyncExternalStore } from 'react';
import type { NotificationHead } from '@verse/api-contract/api';
import { MOST_WAITING } from '@verse/api-contract/community/notifications.values';

const listeners = new Set<() => void>();
let current: NotificationHead | undefined;

const put = (head: NotificationHead | undefined) => {
  current = head;
  for (const listener of listeners) listener();
};

/**
 * The numbers of unread notifications and next steps (the "head"), as last received by this window. Used by the
 * navigation marks and the notification list.
 */
export const headStore = {
  get: () => current,
  /** Ignores a head that is not newer than the current one, i.e. one that arrived late. */
  take(head: NotificationHead): void {
    if (current === undefined || head.version > current.version) put(head);
  },
  /** Updates the number of next steps from a list loaded after the head. */
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
