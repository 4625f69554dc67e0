import { createHash } from 'node:crypto';
import type { ConversationBox, ConversationSubjectKind } from '@verse/api-contract/conversations';

export interface Subject {
  kind: ConversationSubjectKind;
  /** The work, job or contest; empty for a profile. */
  id: string;
  /** As of the beginning; empty for a profile. */
  title: string;
}

/** Messages between two members about one subject. */
export interface Conversation {
  id: string;
  /** Both members, so that it is known whether they have met. */
  pair: string;
  starterId: string;
  /** Whose profile, work, job or contest it is about. */
  recipientId: string;
  subject: Subject;
  /** `waiting` for the recipient's first answer; `closed` when one of the two has left. */
  state: 'waiting' | 'open' | 'closed';
  /** Key of the first message: the same one, sent again, is no second message. */
  firstKey: string;
  startedAt: Date;
}

/** What one member has of a conversation. */
export interface Copy {
  /** Conversation. */
  id: string;
  memberId: string;
  /** Empty once the other member has left. */
  otherId: string;
  box: ConversationBox | 'deleted';
  /** Time of the newest message. */
  changedAt: Date;
  readUpTo: Date;
  /** This member has deleted the messages up to this time. */
  deletedUpTo: Date;
}

/** A conversation with the copy of the member who reads it. */
export interface OpenedConversation {
  conversation: Conversation;
  copy: Copy;
}

export const NEVER = new Date(0);
export const threadOf = ({ id }: Pick<Conversation, 'id'>): string => `conversation ${id}`;
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

/** Two members have one conversation about a subject, whichever of them begins it. */
export function conversationIdOf(one: string, other: string, recipientId: string, { kind, id }: Subject): string {
  const about = kind === 'profile' ? recipientId : id;
  return createHash('sha256')
    .update(JSON.stringify([pairOf(one, other), kind, about]))
    .digest('hex')
    .slice(0, 24);
}

/** The reader's view of the state. */
export function stateOf({ conversation, copy }: OpenedConversation) {
  if (conversation.state !== 'waiting') return conversation.state;
  if (conversation.starterId === copy.memberId) return 'sent';
  return copy.box === 'ignored' ? 'ignored' : 'request';
}
