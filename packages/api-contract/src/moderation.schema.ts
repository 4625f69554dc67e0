import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { POST_STATES } from './community-posts.values';
import {
  APPEAL_TEXTS,
  CASE_LISTS,
  CASE_STATES,
  COMMUNITY_RULE_KEYS,
  DECISION_TEXTS,
  REPORT_LIMITS,
  REPORTED,
} from './moderation.values';
import { pageLength } from './paging.schema';
import { optionalText, requiredText } from './text.schema';

const thing = {
  type: z.enum(REPORTED),
  id: z.string().regex(/^[\w-]{1,60}$/, 'Say what it is about.'),
};
const rule = z.enum(COMMUNITY_RULE_KEYS, { error: 'Choose a rule.' });

/** `POST /api/reports`: one per person and thing; another one changes nothing. */
export const reportSchema = z.strictObject({
  ...thing,
  reason: rule,
  note: optionalText({ label: 'A note', max: REPORT_LIMITS.note }).default(''),
});
export const reportAnswerSchema = z.object({ message: z.string() });

/** `POST /api/appeals`: once, by the author. */
export const appealSchema = z.strictObject({ ...thing, text: requiredText(APPEAL_TEXTS.text) });

const reason = requiredText(DECISION_TEXTS.reason);
/** `PATCH /api/moderation/cases/:id` with `If-Match`. `uphold` and `restore` answer an appeal. */
export const decisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('keep') }),
  z.strictObject({ decision: z.literal('warn'), rule, quote: requiredText(DECISION_TEXTS.quote), reason }),
  z.strictObject({ decision: z.literal('remove'), rule, quote: requiredText(DECISION_TEXTS.quote), reason }),
  z.strictObject({ decision: z.literal('uphold'), reason }),
  z.strictObject({ decision: z.literal('restore'), reason }),
]);

const verdictSchema = z.object({
  rule: z.enum(COMMUNITY_RULE_KEYS),
  /** The reported passage. */
  quote: z.string(),
  /** A message to the author. */
  reason: z.string(),
  at: z.iso.datetime(),
});
const answerSchema = z.object({ reason: z.string(), at: z.iso.datetime() });

const common = {
  /** `post.7`; a profile by the id of its member. */
  id: z.string(),
  type: z.enum(REPORTED),
  /** As it was when it was first reported; null once its retention has ended. */
  text: z.string().nullable(),
  /** Its current or former address. */
  path: z.string(),
  state: z.enum(CASE_STATES),
  verdict: verdictSchema.nullable(),
  appeal: z.object({ text: z.string(), at: z.iso.datetime(), answer: answerSchema.nullable() }).nullable(),
};

/** A case as moderators see it. It does not reveal who reported. `version` is for `If-Match`. */
export const caseSchema = z.object({
  ...common,
  author: z.object({ id: z.string(), name: z.string() }),
  /**
   * A copy of the reported message and of those around it, oldest first. Null for other things, in lists, and once its
   * retention has ended. The text of a message is empty in lists: opening the case is recorded.
   */
  entries: z
    .array(z.object({ isAuthors: z.boolean(), isReported: z.boolean(), text: z.string(), at: z.iso.datetime() }))
    .nullable(),
  reports: z.array(z.object({ reason: z.enum(COMMUNITY_RULE_KEYS), note: z.string(), at: z.iso.datetime() })),
  reportCount: z.number().int(),
  openedAt: z.iso.datetime(),
  version: z.number().int(),
  /**
   * The decisions open to this moderator now: none about their own content, their own report, or their own decision.
   */
  may: z.array(z.enum(['keep', 'warn', 'remove', 'uphold', 'restore'])),
});
const writtenSchema = z.object({ state: z.enum(POST_STATES), text: z.string(), picture: pictureSchema.nullable() });
/** A post or comment as it is now; a comment with the post it belongs to, while that exists. */
export const caseContextSchema = writtenSchema.extend({ below: writtenSchema.nullable() });
/** `GET /api/moderation/cases/:id`. `now` is null for profiles, messages, and content that is gone for good. */
export const caseAnswerSchema = z.object({ case: caseSchema, now: caseContextSchema.nullable() });

export const caseListSchema = z.object({ cases: z.array(caseSchema), next: z.string().nullable() });
export const caseQuerySchema = z.strictObject({
  list: z.enum(CASE_LISTS).default('open'),
  cursor: z.string().max(300).optional(),
  limit: pageLength(20),
});

/** A case as the author sees it: it does not reveal who decided. */
export const ownCaseSchema = z.object({ ...common, thingId: z.string(), mayAppeal: z.boolean() });
export const ownCaseListSchema = z.object({ cases: z.array(ownCaseSchema) });

/** `PUT` and `DELETE /api/members/:handle/mute` and `…/block`. */
export const apartSchema = z.object({ isMuted: z.boolean(), isBlocked: z.boolean() });
/** `GET /api/me/apart`: the members that the caller has muted or blocked. */
export const apartListSchema = z.object({
  muted: z.array(z.object({ name: z.string(), handle: z.string().nullable() })),
  blocked: z.array(z.object({ name: z.string(), handle: z.string().nullable() })),
});
