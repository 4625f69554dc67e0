import { z } from 'zod';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { optionalText, requiredText } from '../text.schema';
import { POST_STATES } from './community-posts.values';
import {
  APPEAL_ANSWERERS,
  APPEAL_TEXTS,
  CASE_LISTS,
  CASE_STATES,
  COMMUNITY_RULE_KEYS,
  DECISION_TEXTS,
  REPORT_LIMITS,
  REPORTED,
} from './moderation.values';

const thing = {
  type: z.enum(REPORTED),
  id: z.string().regex(/^[\w-]{1,60}$/, 'Say what it is about.'),
};
const rule = z.enum(COMMUNITY_RULE_KEYS, { error: 'Choose a rule.' });

/** `POST /api/reports`: one report per person and item. Idempotent. */
export const reportSchema = z.strictObject({
  ...thing,
  reason: rule,
  note: optionalText({ label: 'A note', max: REPORT_LIMITS.note }).default(''),
});
export const reportAnswerSchema = z.object({ message: z.string() });

/** `POST /api/appeals`: one appeal per case, by the author. */
export const appealSchema = z.strictObject({ ...thing, text: requiredText(APPEAL_TEXTS.text) });

const reason = requiredText(DECISION_TEXTS.reason);
/** `PATCH /api/moderation/cases/:id` with `If-Match`. `uphold` and `restore` decide an appeal. */
export const decisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('keep') }),
  z.strictObject({ decision: z.literal('warn'), rule, quote: requiredText(DECISION_TEXTS.quote), reason }),
  z.strictObject({ decision: z.literal('remove'), rule, quote: requiredText(DECISION_TEXTS.quote), reason }),
  z.strictObject({ decision: z.literal('uphold'), reason }),
  z.strictObject({ decision: z.literal('restore'), reason }),
]);

const verdictSchema = z.object({
  rule: z.enum(COMMUNITY_RULE_KEYS),
  /** The passage that the decision refers to. */
  quote: z.string(),
  /** Message to the author. */
  reason: z.string(),
  at: z.iso.datetime(),
});
const answerSchema = z.object({ reason: z.string(), at: z.iso.datetime() });

const common = {
  /** E.g. `post.7`; for a profile, the id contains the member's id. */
  id: z.string(),
  type: z.enum(REPORTED),
  /** The text as first reported; null once its retention period has ended. */
  text: z.string().nullable(),
  /** Current or former path of the reported item. */
  path: z.string(),
  state: z.enum(CASE_STATES),
  verdict: verdictSchema.nullable(),
  appeal: z
    .object({
      text: z.string(),
      at: z.iso.datetime(),
      answerBy: z.iso.datetime(),
      /** Who answers; missing from appeals of earlier releases. */
      answeredBy: z.enum(APPEAL_ANSWERERS).optional(),
      answer: answerSchema.nullable(),
    })
    .nullable(),
};

/** A case as seen by moderators, without the names of those who reported it. Send `version` as `If-Match`. */
export const caseSchema = z.object({
  ...common,
  author: z.object({ id: z.string(), name: z.string() }),
  /**
   * Copies of the reported message and the messages around it, oldest first. Null for other kinds of items and once the
   * retention period has ended. Also null in lists, because only opening a case is logged.
   */
  entries: z
    .array(z.object({ isAuthors: z.boolean(), isReported: z.boolean(), text: z.string(), at: z.iso.datetime() }))
    .nullable(),
  reports: z.array(z.object({ reason: z.enum(COMMUNITY_RULE_KEYS), note: z.string(), at: z.iso.datetime() })),
  reportCount: z.number().int(),
  openedAt: z.iso.datetime(),
  version: z.number().int(),
  /**
   * Decisions that this moderator may currently make. Empty for cases about their own content or content they reported,
   * and for appeals against their own decisions.
   */
  may: z.array(z.enum(['keep', 'warn', 'remove', 'uphold', 'restore'])),
});
const writtenSchema = z.object({ state: z.enum(POST_STATES), text: z.string(), picture: pictureSchema.nullable() });
/** The current state of a post or comment. `below` is the post that a comment belongs to, if it still exists. */
export const caseContextSchema = writtenSchema.extend({ below: writtenSchema.nullable() });
/** `GET /api/moderation/cases/:id`. `now` is null for profiles, messages, and permanently deleted content. */
export const caseAnswerSchema = z.object({ case: caseSchema, now: caseContextSchema.nullable() });

export const caseListSchema = z.object({ cases: z.array(caseSchema), next: z.string().nullable() });
export const caseQuerySchema = z.strictObject({
  list: z.enum(CASE_LISTS).default('open'),
  cursor: z.string().max(300).optional(),
  limit: pageLength(20),
});

/** A case as seen by the content's author, without the moderators' names. */
export const ownCaseSchema = z.object({ ...common, thingId: z.string(), mayAppeal: z.boolean() });
export const ownCaseListSchema = z.object({ cases: z.array(ownCaseSchema) });

/** Response to `PUT` and `DELETE` on `/api/members/:handle/mute` and `…/block`. */
export const memberBlockSchema = z.object({ isMuted: z.boolean(), isBlocked: z.boolean() });
/** `GET /api/me/apart`: members whom the caller has muted or blocked. */
export const memberBlockListSchema = z.object({
  muted: z.array(z.object({ name: z.string(), handle: z.string().nullable() })),
  blocked: z.array(z.object({ name: z.string(), handle: z.string().nullable() })),
});
export type ModerationCase = z.infer<typeof caseSchema>;
export type ModerationQueue = z.infer<typeof caseListSchema>;
export type ModerationDecision = z.infer<typeof decisionSchema>;
