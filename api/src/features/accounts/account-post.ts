import type { MailQueue } from '../../platform/mail';
import { type MailKind, NOTICES } from './account-mails';
import type { AttemptLimit } from './attempts';

/** The mails of accounts on their way into the queue. */
export interface AccountPost {
  /**
   * Puts a mail into the queue, unless the address had its share of
   * mails this hour. A known browser has a share of its own.
   */
  mail(kind: MailKind, address: string, about: Record<string, string>, device?: string): Promise<void>;
  /** Counts a mail that anybody can cause; false when the address had its share. */
  mayWrite(kind: MailKind, address: string, device?: string): Promise<boolean>;
  /** Puts a mail into the queue that was counted. */
  send(kind: MailKind, about: Record<string, string>): Promise<void>;
}

export interface AccountPostOptions {
  mails: MailQueue;
  /** Mails of all kinds to one address. */
  all: AttemptLimit;
  /** Of each kind a few always go, or asking for one kind would keep back the others. */
  ofKind: AttemptLimit;
  now: () => Date;
}

export function createAccountPost({ mails, all, ofKind, now }: AccountPostOptions): AccountPost {
  const send = (kind: MailKind, about: Record<string, string>) =>
    mails.add(kind, { ...about, askedAt: String(now().getTime()) });
  async function mayWrite(kind: MailKind, address: string, device?: string): Promise<boolean> {
    if (device !== undefined && (await ofKind.take(`${kind} ${address} ${device}`)).isAllowed) return true;
    const [one, total] = await Promise.all([ofKind.take(`${kind} ${address}`), all.take(address)]);
    return one.isAllowed || total.isAllowed;
  }
  return {
    send,
    mayWrite,
    async mail(kind, address, about, device) {
      if (NOTICES.has(kind) || (await mayWrite(kind, address, device))) await send(kind, about);
    },
  };
}
