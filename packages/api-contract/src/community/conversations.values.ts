import type { TextRule } from '../text';

/** Subjects that a conversation between two members can have. */
export const CONVERSATION_SUBJECTS = ['profile', 'work', 'job', 'contest'] as const;
export type ConversationSubjectKind = (typeof CONVERSATION_SUBJECTS)[number];

/** A member's lists: conversations, pending first messages from strangers, and ignored first messages. */
export const CONVERSATION_BOXES = ['open', 'requests', 'ignored'] as const;
export type ConversationBox = (typeof CONVERSATION_BOXES)[number];

/**
 * `sent`: the reader's first message is waiting for a reply; `request`: a stranger's first message is waiting for the
 * reader's reply; `ignored`: the reader ignores the request; `open`: both can write; `closed`: the other member has
 * left.
 */
export const CONVERSATION_STATES = ['sent', 'request', 'ignored', 'open', 'closed'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

export const CONVERSATION_TEXTS = {
  first: { label: 'Message', max: 600 },
  message: { label: 'Message', max: 4000 },
} as const satisfies Record<string, TextRule>;

export const CONVERSATION_LIMITS = {
  /**
   * Maximum number of new people whom an account may message per day: `first` in its first `firstDays` days, then
   * `later`.
   */
  newPeople: { first: 5, later: 20, firstDays: 14 },
  /** Maximum number of first messages about different subjects that a stranger may send to one member per week. */
  requestsEach: 3,
  /** Maximum number of first messages from strangers that a member receives per day. */
  requestsPerDay: 20,
  /** Number of days after which an unanswered first message is deleted. */
  requestDays: 90,
  /** Maximum number of messages per conversation. */
  messages: 2000,
  /** Maximum number of messages per account per day. */
  messagesPerDay: 300,
  /** Maximum number of conversations that an account may start. */
  conversations: 5000,
  /** Number of messages that moderators may read before and after a reported message. */
  aroundReport: 5,
  page: 20,
  messagesPage: 30,
} as const;

const ENDINGS = [
  ...['com', 'net', 'org', 'info', 'biz', 'io', 'co', 'me', 'ly', 'gg', 'app', 'dev', 'xyz', 'online', 'site', 'shop'],
  ...['store', 'link', 'click', 'top', 'ng', 'uk', 'us', 'eu', 'de', 'fr', 'ru', 'cn', 'in', 'za', 'gh', 'ke'],
  ...['example', 'page', 'website', 'club', 'pro', 'tv', 'cc', 'to', 'ai'],
];
/** Matches domain names with a common ending, but not email addresses. */
const SITE = `(?<![@\\p{L}\\p{N}_.-])(?:[\\p{L}\\p{N}_-]{1,63}\\.){1,9}(?:${ENDINGS.join('|')})(?![\\p{L}\\p{N}_@-])`;
const LINK = new RegExp(`[a-z][a-z0-9+.-]{1,20}://|\\bwww\\.|${SITE}`, 'iu');

/** Reports whether a text contains a web address, which is not allowed in a stranger's first message. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));

export const NO_LINKS = 'No links in a first message. Send them once they answer.';
