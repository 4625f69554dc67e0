import { createHash } from 'node:crypto';
import type { ConversationBox, ConversationSubjectKind } from '@verse/api-contract/community/conversations.values';

export interface Subject {
  kind: ConversationSubjectKind;
  /** Id of the work, job, or contest. Empty for a profile. */
  id: string;
  /** Title at the time when the conversation was started. Empty for a profile. */
  title: string;
}

/** Messages between two members about a single subject. */
export interface Conversation {
  id: string;
  /** Key shared by both members, used to look up whether they have written to each other before. */
  pair: string;
  starterId: string;
  /** Member whose profile, work, job, or contest the conversation is about. */
  recipientId: string;
  subject: Subject;
  /** `waiting` until the recipient first replies; `closed` once one of the two has left. */
  state: 'waiting' | 'open' | 'closed';
  /** Idempotency key of the first message. Another request with the same key is a retry, not a second message. */
  firstKey: string;
  startedAt: Date;
  /** When deletion started, because the first message was not answered in time. */
  expiredAt?: Date;
}

/** A member's own view of a conversation. */
export interface Copy {
  id: string;
  memberId: string;
  /** Empty once the other member has left. */
  otherId: string;
  box: ConversationBox | 'deleted';
  /** When the newest message was sent. */
  changedAt: Date;
  readUpTo: Date;
  /** When the newest message was sent, if the member has not read it. */
  unreadAt?: Date;
  /** Messages up to this time have been deleted for this member. */
  deletedUpTo: Date;
}

/** A conversation and the reader's copy of it. */
export interface OpenedConversation {
  conversation: Conversation;
  copy: Copy;
}

export const NEVER = new Date(0);
/** First word of the subjects of all conversations' threads. */
export const THREAD_KIND = 'conversation';
export const threadOf = ({ id }: Pick<Conversation, 'id'>): string => `${THREAD_KIND} ${id}`;
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

/** Derives the id from the pair and the subject, so that two members have a single conversation about each subject. */
export function conversationIdOf(one: string, other: string, recipientId: string, { kind, id }: Subject): string {
  const about = kind === 'profile' ? recipientId : id;
  return createHash('sha256')
    .update(JSON.stringify([pairOf(one, other), kind, about]))
    .digest('hex')
    .slice(0, 24);
}

/** Returns the state from the reader's point of view. */
export function stateOf({ conversation, copy }: OpenedConversation) {
  if (conversation.state !== 'waiting') return conversation.state;
  if (conversation.starterId === copy.memberId) return 'sent';
  return copy.box === 'ignored' ? 'ignored' : 'request';
}
