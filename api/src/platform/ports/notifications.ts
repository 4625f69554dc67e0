import type { Notify, Withdraw } from '../notify';
import { createPort } from './port';

/** How features notify members. */
export interface Notifications {
  notify: Notify;
  withdraw: Withdraw;
  /**
   * Sends an updated count of next steps. Not needed if the member is also being notified, because every notification
   * sends the count.
   */
  stepsChanged: (memberId: string) => Promise<void>;
}

export const createNotificationsPort = () =>
  createPort<Notifications>('notifications', { notify: true, withdraw: true, stepsChanged: true });
