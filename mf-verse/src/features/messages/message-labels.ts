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

/**
 * Returns the path of a brief to the other member with the conversation's subject as its title, or undefined if they
 * have no profile to send it to, or have not answered yet.
 */
export function toBriefPath(brief: string | undefined, { id, state, other, subject }: Conversation) {
  if (!brief || !other?.handle || state !== 'open') return undefined;
  return `${brief}?${new URLSearchParams({ to: other.handle, conversation: id, title: subject.title })}`;
}

/** Describes the subject of a conversation, e.g. `about your work “Soft light”`. */
export function aboutText({ subject: { kind, title, isOwn } }: Pick<Conversation, 'subject'>): string {
  if (kind === 'profile') return isOwn ? 'about your profile' : 'about their profile';
  const what = isOwn ? `your ${kind}` : `the ${kind}`;
  return title === '' ? `about ${what}` : `about ${what} “${title}”`;
}
