import { z } from 'zod';
import { onOneLine, type TextRule } from '../text';
import { requiredText } from '../text.schema';
import { isSecureWebAddress } from '../web-address';
import { TOOL_CATEGORIES } from './listed-tools';
import { TOOL_MESSAGES, TOOL_TEXTS } from './tools.values';
import { TOOL_LIMITS, TOOL_PRICINGS, TOOL_SUGGESTION_STATUSES } from './tools.values';

const text = (rule: TextRule) => requiredText(rule, onOneLine);

/**
 * `POST /api/tools/suggestions`: a tool that is missing from the directory. It is not public until a moderator approves
 * it.
 */
export const toolSuggestionRequestSchema = z.strictObject({
  name: text(TOOL_TEXTS.name),
  url: text(TOOL_TEXTS.url).pipe(z.string().refine(isSecureWebAddress, TOOL_MESSAGES.url).meta({ format: 'uri' })),
  category: z.enum(TOOL_CATEGORIES, { error: TOOL_MESSAGES.category }),
  pricing: z.enum(TOOL_PRICINGS, { error: TOOL_MESSAGES.pricing }),
  why: text(TOOL_TEXTS.why),
});

/**
 * A suggestion as seen by its author and the moderators. `version` increases with every decision: send it as `If-Match:
 * "1"`.
 */
export const toolSuggestionSchema = toolSuggestionRequestSchema.extend({
  id: z.string(),
  status: z.enum(TOOL_SUGGESTION_STATUSES),
  /** Why the suggestion was declined; null if it was not. */
  reason: z.string().nullable(),
  version: z.number().int(),
  suggestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});

/**
 * `PATCH /api/tools/suggestions/:id` with `If-Match`. `waiting` reverts a decision; `declined` requires a reason, which
 * is shown to the member.
 */
export const toolDecisionSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('approved') }),
  z.strictObject({ status: z.literal('waiting') }),
  z.strictObject({ status: z.literal('declined'), reason: text({ label: 'Reason', max: TOOL_LIMITS.reason }) }),
]);

export const toolQueueQuerySchema = z.strictObject({ status: z.enum(TOOL_SUGGESTION_STATUSES).default('waiting') });

/** `GET /api/tools`: approved suggestions, oldest first. The directory's initial tools are built into the page. */
export const approvedToolSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(TOOL_CATEGORIES),
  description: z.string(),
  url: z.string(),
  tags: z.array(z.string()),
  pricing: z.string(),
});
