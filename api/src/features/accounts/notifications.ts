import { addressOf } from '@verse/contract/addresses';
import type { Notice } from '../../platform/feature';
import type { AccountDocument } from './accounts.repository';

/** Asked when the mail is about to go, so that it is the last choice that counts. */
export function wantsMail(
  { notifications = true, notificationEvents, deletionAt }: AccountDocument,
  { event }: Notice,
): boolean {
  return notifications && !deletionAt && notificationEvents?.[event] !== false;
}

/** The notice as a mail: whoever gets it is told how to get no more. */
export function noticeMail({ write }: Notice, about: Record<string, string>, publicOrigin: string) {
  const written = write(about);
  return written && { ...written, closing: `Manage your email notifications: ${publicOrigin}${addressOf('settings')}` };
}
