import type { Conversation } from '@verse/api-contract/api';
import type { ConversationBox, ConversationState } from '@verse/api-contract/community/conversations.values';

export const BOX_LABELS: Record<ConversationBox, string> = {
  open: 'Messages',
  requests: 'Requests',
  ignored: 'Ignored',
};

export const STATE_LABELS: Partial<Record<ConversationState, string>> = {
  sent: 'Waiting for an answer',
  request: 'New request',
  ignored: 'Ignored',
  closed: 'Closed',
};

export const nameOf = ({ other }: Pick<Conversation, 'other'>): string => other?.name ?? 'A former member';

/** Describes the subject of a conversation, e.g. `about your work “Soft light”`. */
export function aboutText({ subject: { kind, title, isOwn } }: Pick<Conversation, 'subject'>): string {
  if (kind === 'profile') return isOwn ? 'about your profile' : 'about their profile';
  const what = isOwn ? `your ${kind}` : `the ${kind}`;
  return title === '' ? `about ${what}` : `about ${what} “${title}”`;
}
