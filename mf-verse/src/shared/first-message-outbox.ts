import type { Conversation, SubjectForm } from '@verse/api-contract/api';
import type { Failure, Result } from '@verse/contract/server-state';
import { beginConversation } from './first-message.api';
import { firstMessageOutboxName } from './first-outbox-name';
import type { WaitingMessage } from './outbox';
import { useOutbox } from './use-outbox';

export interface OutgoingFirstMessage extends WaitingMessage {
  subject: SubjectForm;
  /** The recipient's name. */
  name: string;
  /** The text sent with this key; different text needs a different key. */
  sentText: string;
  /** The server's reason for rejecting the message. */
  why?: string;
}

export const subjectKey = (subject: SubjectForm): string => Object.values(subject).join(' ');

const reasonOf = ({ fields, message }: Failure) => fields.text ?? message;

/**
 * Manages first messages being sent. A rejected message is kept on this device, with the reason, until it is resent or
 * deleted.
 */
export function useFirstMessages(
  memberId: string,
  onSettled: (message: OutgoingFirstMessage, result: Result<Conversation>) => void,
) {
  const outbox = useOutbox<OutgoingFirstMessage, Conversation>(firstMessageOutboxName(memberId), {
    deliver: beginConversation,
    hold: (message, failure) => ({ ...message, isHeld: true, why: reasonOf(failure) }),
    onSettled,
  });
  return {
    ...outbox,
    /** Holds the message back until its author sends it again. */
    takeBack: (key: string) => outbox.change(key, (message) => ({ ...message, isHeld: true })),
    /** Saves the author's changes to a held message. */
    rewrite: (key: string, text: string) => outbox.change(key, (message) => ({ ...message, text })),
  };
}
