import { createHash } from 'node:crypto';
import type { ConversationBox, ConversationSubjectKind } from '@verse/api-contract/conversations';

export interface Subject {
  kind: ConversationSubjectKind;
  /** Id of the work, job, or contest; empty for a profile. */
  id: string;
  /** Title when the conversation began; empty for a profile. */
  title: string;
}

/** Messages between two members about one subject. */
export interface Conversation {
  id: string;
  /** Key of both members, used to look up whether they have written to each other before. */
  pair: string;
  starterId: string;
  /** Member whose profile, work, job, or contest the conversation is about. */
  recipientId: string;
  subject: Subject;
  /** `waiting` until the recipient's first answer; `closed` when one of the two has left. */
  state: 'waiting' | 'open' | 'closed';
  /** Key of the first message. Another request with the same key is a retry, not a second message. */
  firstKey: string;
  startedAt: Date;
}

/** A member's own view of a conversation. */
export interface Copy {
  id: string;
  memberId: string;
  /** Empty once the other member has left. */
  otherId: string;
  box: ConversationBox | 'deleted';
  /** Time of the newest message. */
  changedAt: Date;
  readUpTo: Date;
  /** Messages up to this time are deleted for this member. */
  deletedUpTo: Date;
}

/** A conversation with the copy of its reader. */
export interface OpenedConversation {
  conversation: Conversation;
  copy: Copy;
}

export const NEVER = new Date(0);
export const threadOf = ({ id }: Pick<Conversation, 'id'>): string => `conversation ${id}`;
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

/** Derives the id, so that two members have one conversation about a subject, whichever of them begins it. */
export function conversationIdOf(one: string, other: string, recipientId: string, { kind, id }: Subject): string {
  const about = kind === 'profile' ? recipientId : id;
  return createHash('sha256')
    .update(JSON.stringify([pairOf(one, other), kind, about]))
    .digest('hex')
    .slice(0, 24);
}

/** Returns the state as the reader sees it. */
export function stateOf({ conversation, copy }: OpenedConversation) {
  if (conversation.state !== 'waiting') return conversation.state;
  if (conversation.starterId === copy.memberId) return 'sent';
  return copy.box === 'ignored' ? 'ignored' : 'request';
}
