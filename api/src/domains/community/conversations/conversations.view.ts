import type { Conversation as ConversationView, DirectMessage } from '@verse/api-contract/api';
import type { ShownPerson } from '../../../platform/people';
import type { ThreadEntry } from '../../../platform/threads';
import { type OpenedConversation, stateOf } from './conversation';
import { pathOf } from './subjects';

const FORMER_MEMBER = 'A former member';

export const messageView = (
  { id, authorId, text, at }: ThreadEntry,
  readerId: string,
  other: ShownPerson | undefined,
): DirectMessage => ({
  id,
  by: authorId === readerId ? 'You' : (other?.name ?? FORMER_MEMBER),
  isOwn: authorId === readerId,
  text,
  at: at.toISOString(),
});

/** @param ownHandle the reader's handle, used to link to their own profile or work */
export function conversationView(
  opened: OpenedConversation,
  last: ThreadEntry | undefined,
  { other, ownHandle }: { other: ShownPerson | undefined; ownHandle: string | undefined },
): ConversationView {
  const { conversation, copy } = opened;
  const { id, subject, recipientId } = conversation;
  const isOwn = recipientId === copy.memberId;
  return {
    id,
    subject: {
      kind: subject.kind,
      title: subject.title,
      path: pathOf(subject, isOwn ? ownHandle : other?.handle),
      isOwn,
    },
    other: other ? { name: other.name, handle: other.handle, picture: other.picture } : null,
    state: stateOf(opened),
    last: last ? messageView(last, copy.memberId, other) : null,
    isUnread: last !== undefined && last.authorId !== copy.memberId && last.at > copy.readUpTo,
    changedAt: copy.changedAt.toISOString(),
  };
}
