import { addressOf } from '@verse/contract/addresses';
import type { NotificationSource } from '../../../platform/notify';

/** Notifications about new followers; the subject is the followed member. */
export const followNotifications: NotificationSource = {
  kinds: ['follows'],
  linesFor: (memberId) => Promise.resolve(new Map([[memberId, { text: 'followed you', path: addressOf('profile') }]])),
};
