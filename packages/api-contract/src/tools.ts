import { TOOL_CATEGORIES } from './listed-tools';
import { z } from './zod';

export const TOOL_PRICINGS = ['Free', 'Free, open source', 'Free plan and paid plans', 'Paid'] as const;
export const TOOL_LIMITS = { name: 80, url: 300, why: 300, reason: 500 } as const;

const text = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .overwrite((typed) => typed.replace(/\s+/g, ' '))
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} may have at most ${max} characters.`);

/** `POST /api/tools/suggestions`: a tool that somebody misses in the directory. Nothing of it is public before a moderator has looked. */
export const toolSuggestionRequestSchema = z.strictObject({
  name: text('Name', TOOL_LIMITS.name),
  url: text('Address', TOOL_LIMITS.url).pipe(
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Enter an address that begins with https://' }),
  ),
  category: z.enum(TOOL_CATEGORIES, { error: 'Choose a category.' }),
  pricing: z.enum(TOOL_PRICINGS, { error: 'Choose what it costs.' }),
  why: text('Why', TOOL_LIMITS.why),
});
export type ToolSuggestionRequest = z.infer<typeof toolSuggestionRequestSchema>;

export const TOOL_SUGGESTION_STATUSES = ['waiting', 'approved', 'declined'] as const;

/** A suggestion as its author and the moderators see it. `version` rises with every decision: send it as `If-Match: "1"`. */
export const toolSuggestionSchema = toolSuggestionRequestSchema.extend({
  id: z.string(),
  status: z.enum(TOOL_SUGGESTION_STATUSES),
  /** Why it was declined. */
  reason: z.string().nullable(),
  version: z.number().int(),
  suggestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type ToolSuggestion = z.infer<typeof toolSuggestionSchema>;

/** `PATCH /api/tools/suggestions/:id` with `If-Match`. `waiting` takes a decision back; a refusal needs a reason, which the member reads. */
export const toolDecisionSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('approved') }),
  z.strictObject({ status: z.literal('waiting') }),
  z.strictObject({ status: z.literal('declined'), reason: text('Reason', TOOL_LIMITS.reason) }),
]);
export type ToolDecision = z.infer<typeof toolDecisionSchema>;

export const toolQueueQuerySchema = z.strictObject({ status: z.enum(TOOL_SUGGESTION_STATUSES).default('waiting') });

/** `GET /api/tools`: what was suggested and approved, oldest first. The tools the directory began with are part of the page. */
export const approvedToolSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(TOOL_CATEGORIES),
  description: z.string(),
  url: z.string(),
  tags: z.array(z.string()),
  pricing: z.string(),
});
export type ApprovedTool = z.infer<typeof approvedToolSchema>;
