import type { TextRule } from './text';

/** What two members write about. */
export const CONVERSATION_SUBJECTS = ['profile', 'work', 'job', 'contest'] as const;
export type ConversationSubjectKind = (typeof CONVERSATION_SUBJECTS)[number];

/** Lists of a member: conversations, first messages of strangers that wait, and ignored ones. */
export const CONVERSATION_BOXES = ['open', 'requests', 'ignored'] as const;
export type ConversationBox = (typeof CONVERSATION_BOXES)[number];

/**
 * `sent`: the reader's first message waits for an answer; `request`: a stranger's waits for the reader's answer;
 * `ignored`: one that the reader ignores; `open`: both can write; `closed`: the other member has left.
 */
export const CONVERSATION_STATES = ['sent', 'request', 'ignored', 'open', 'closed'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

export const CONVERSATION_TEXTS = {
  first: { label: 'Message', max: 600 },
  message: { label: 'Message', max: 4000 },
} as const satisfies Record<string, TextRule>;

export const CONVERSATION_LIMITS = {
  /** New people per day that an account may write to in its first days, and later. */
  newPeople: { first: 5, later: 20, firstDays: 14 },
  /** First messages of strangers that a member gets per day. */
  requestsPerDay: 20,
  /** Days after which a first message without an answer is deleted. */
  requestDays: 90,
  /** Messages of a conversation. */
  messages: 2000,
  /** Messages of an account per day. */
  messagesPerDay: 300,
  /** Conversations that an account may begin. */
  conversations: 5000,
  /** Entries before and after a reported one that moderators read. */
  aroundReport: 5,
  page: 20,
  messagesPage: 30,
} as const;

const ENDINGS = [
  ...['com', 'net', 'org', 'info', 'biz', 'io', 'co', 'me', 'ly', 'gg', 'app', 'dev', 'xyz', 'online', 'site', 'shop'],
  ...['store', 'link', 'click', 'top', 'ng', 'uk', 'us', 'eu', 'de', 'fr', 'ru', 'cn', 'in', 'za', 'gh', 'ke'],
  ...['example', 'page', 'website', 'club', 'pro', 'tv', 'cc', 'to', 'ai'],
];
/** `https://…`, `www.…`, and names that end like those of websites; not email addresses. */
const SITE = `(?<![@\\p{L}\\p{N}_.-])(?:[\\p{L}\\p{N}_-]{1,63}\\.){1,9}(?:${ENDINGS.join('|')})(?![\\p{L}\\p{N}_@-])`;
const LINK = new RegExp(`[a-z][a-z0-9+.-]{1,20}://|\\bwww\\.|${SITE}`, 'iu');

/** Whether a text contains a web address. A stranger's first message has none. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));

export const NO_LINKS = 'A first message has no links. Send them once you have an answer.';
