import { addressOf } from '@verse/contract/addresses';
import type { NotificationSource } from '../../platform/notify';

/** Followers of a member: the subject is the member. */
export const followNotifications: NotificationSource = {
  kinds: ['follows'],
  linesFor: (memberId) =>
    Promise.resolve(new Map([[memberId, { text: 'started to follow you', path: addressOf('profile') }]])),
};
