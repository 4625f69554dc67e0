import { z } from 'zod';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { requiredText } from '../text.schema';
import {
  CONVERSATION_BOXES,
  CONVERSATION_LIMITS,
  CONVERSATION_STATES,
  CONVERSATION_SUBJECTS,
  CONVERSATION_TEXTS,
} from './conversations.values';

const handle = z.string().regex(/^[\w-]{1,60}$/, 'Send the handle of a member.');
const id = z.string().regex(/^[\w-]{1,80}$/, 'Say what it is about.');

/** The subject of a new conversation. It also determines the recipient. */
export const subjectFormSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('profile'), handle }),
  z.strictObject({ kind: z.literal('work'), handle, id }),
  z.strictObject({ kind: z.literal('job'), id }),
  z.strictObject({ kind: z.literal('contest'), id }),
]);

/** `POST /api/conversations`. The first-message limits apply only between strangers; see `CONVERSATION_TEXTS`. */
export const conversationFormSchema = z.strictObject({
  subject: subjectFormSchema,
  text: requiredText(CONVERSATION_TEXTS.message),
});

export const directMessageSchema = z.object({
  id: z.string(),
  /** The sender's name. */
  by: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

/** A conversation as one of its two members sees it. */
export const conversationSchema = z.object({
  id: z.string(),
  subject: z.object({
    kind: z.enum(CONVERSATION_SUBJECTS),
    /** The subject's title when the conversation began; empty for a profile. */
    title: z.string(),
    /** Path of the subject's page; null if it can no longer be opened. */
    path: z.string().nullable(),
    /** Whether the subject belongs to the reader: their profile, work, job or contest. */
    isOwn: z.boolean(),
  }),
  /** Null if the other member has left the site. */
  other: z.object({ name: z.string(), handle: z.string().nullable(), picture: pictureSchema.nullable() }).nullable(),
  state: z.enum(CONVERSATION_STATES),
  last: directMessageSchema.nullable(),
  /** Whether the other member has written since the reader last read the conversation. Hidden from the other member. */
  isUnread: z.boolean(),
  changedAt: z.iso.datetime(),
});

const cursor = z.string().max(300).optional();
export const conversationQuerySchema = z.strictObject({
  box: z.enum(CONVERSATION_BOXES).default('open'),
  cursor,
  limit: pageLength(CONVERSATION_LIMITS.page),
});
export const conversationListSchema = z.object({
  conversations: z.array(conversationSchema),
  next: z.string().nullable(),
  /** Number of first messages waiting for the reader's reply; 100 means 100 or more. */
  requests: z.int(),
});

export const messageQuerySchema = z.strictObject({ cursor, limit: pageLength(CONVERSATION_LIMITS.messagesPage) });
/** Newest first. */
export const directMessageListSchema = z.object({
  messages: z.array(directMessageSchema),
  next: z.string().nullable(),
});

/** `POST /api/conversations/:id/messages`. */
export const messageFormSchema = z.strictObject({ text: requiredText(CONVERSATION_TEXTS.message) });

/** `PUT /api/conversations/:id/read`: the time of the newest message displayed. */
export const readFormSchema = z.strictObject({ upTo: z.iso.datetime() });

/**
 * `PUT /api/conversations/:id/block`. If `report` is true, the other member's last message is also reported to the
 * moderators.
 */
export const blockFormSchema = z.strictObject({ report: z.boolean() });

/** `GET /api/conversations/:id/export`: all messages available to the reader, oldest first. */
export const conversationExportSchema = z.object({
  conversation: conversationSchema,
  exportedAt: z.iso.datetime(),
  messages: z.array(directMessageSchema),
});
