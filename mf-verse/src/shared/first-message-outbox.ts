import type { Conversation, SubjectForm } from '@verse/api-contract/conversations';
import type { Failure, Result } from '@verse/contract/server-state';
import { beginConversation } from './first-message.api';
import { firstOutboxOf } from './first-outbox-name';
import type { WaitingMessage } from './outbox';
import { useOutbox } from './use-outbox';

/** The first message of a conversation. */
export interface OutgoingFirst extends WaitingMessage {
  subject: SubjectForm;
  /** Who gets it. */
  name: string;
  /** The text that was sent with this key: another text needs another key. */
  sentText: string;
  /** Why the server refused it. */
  why?: string;
}

export const subjectKey = (subject: SubjectForm): string => Object.values(subject).join(' ');

const reasonOf = ({ fields, message }: Failure) => fields.text ?? message;

/**
 * First messages on their way. One that the server refuses stays on this device, with the reason, until it is sent
 * again or deleted.
 */
export function useFirstMessages(
  memberId: string,
  onSettled: (message: OutgoingFirst, result: Result<Conversation>) => void,
) {
  const outbox = useOutbox<OutgoingFirst, Conversation>(firstOutboxOf(memberId), {
    deliver: beginConversation,
    hold: (message, failure) => ({ ...message, isHeld: true, why: reasonOf(failure) }),
    onSettled,
  });
  return {
    ...outbox,
    /** The message is not sent until its writer sends it again. */
    takeBack: (key: string) => outbox.change(key, (message) => ({ ...message, isHeld: true })),
    /** Keeps what its writer types into a message that is held. */
    rewrite: (key: string, text: string) => outbox.change(key, (message) => ({ ...message, text })),
  };
}
