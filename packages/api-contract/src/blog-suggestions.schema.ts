import { z } from 'zod';
import { SUGGESTION_DECISIONS, SUGGESTION_LIMITS } from './blog-suggestions.values';
import { BLOG_LIMITS } from './blogs.values';
import { optionalText, requiredText } from './text.schema';

/** One suggested change: `inserted` replaces `removed`, which starts at the offset `at` of the text. */
export const suggestedChangeSchema = z.object({
  id: z.string(),
  at: z.number().int().nonnegative(),
  removed: z.string(),
  inserted: z.string(),
  decision: z.enum(SUGGESTION_DECISIONS),
});
export type SuggestedChange = z.infer<typeof suggestedChangeSchema>;

/** Changes that an editor suggests to a post's text. The author takes or leaves each of them. */
export const blogSuggestionSchema = z.object({
  /** The text that the changes apply to. */
  base: z.string(),
  changes: z.array(suggestedChangeSchema),
  note: z.string(),
  /** Name of the editor, for other editors; '' for the author, and when the account was deleted. */
  editor: z.string(),
  /**
   * Whether the caller sent the suggestion. Other editors can neither replace nor withdraw it while changes are open.
   */
  isOwn: z.boolean(),
  sentAt: z.iso.datetime(),
  /** Whether the text was edited by hand since, so that no further change can be taken. */
  isOutdated: z.boolean(),
});
export type BlogSuggestion = z.infer<typeof blogSuggestionSchema>;

/**
 * `PUT /api/blogs/:id/suggestion` with `If-Match`: the whole text with the editor's changes. The server computes the
 * changes.
 */
export const newSuggestionSchema = z.strictObject({
  content: requiredText({ label: 'Content', max: BLOG_LIMITS.content }),
  note: optionalText({ label: 'A note', max: SUGGESTION_LIMITS.note }).default(''),
});
export type NewSuggestion = z.infer<typeof newSuggestionSchema>;

/** `PATCH /api/blogs/:id/suggestion` with `If-Match`: the author's decisions. `open` revokes a decision. */
export const suggestionDecisionsSchema = z.strictObject({
  changes: z
    .array(z.strictObject({ id: z.string().max(8), decision: z.enum(SUGGESTION_DECISIONS) }))
    .min(1)
    .max(SUGGESTION_LIMITS.changes),
});
export type SuggestionDecisions = z.infer<typeof suggestionDecisionsSchema>;
