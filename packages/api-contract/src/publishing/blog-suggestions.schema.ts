import { z } from 'zod';
import { optionalText, requiredText } from '../text.schema';
import { SUGGESTION_DECISIONS, SUGGESTION_LIMITS } from './blog-suggestions.values';
import { BLOG_LIMITS } from './blogs.values';

/** A suggested change: `inserted` replaces `removed`, which starts at offset `at` in the text. */
export const suggestedChangeSchema = z.object({
  id: z.string(),
  at: z.number().int().nonnegative(),
  removed: z.string(),
  inserted: z.string(),
  decision: z.enum(SUGGESTION_DECISIONS),
});

/** Changes that an editor suggests to a post's text. The author accepts or rejects each one. */
export const blogSuggestionSchema = z.object({
  /** The text to which the changes apply. */
  base: z.string(),
  changes: z.array(suggestedChangeSchema),
  note: z.string(),
  /**
   * The editor's name, which only editors see. Empty for the post's author, and if the editor's account has been
   * deleted.
   */
  editor: z.string(),
  /**
   * Whether the suggestion is the caller's own. Other editors can neither replace nor withdraw it while any change is
   * undecided.
   */
  isOwn: z.boolean(),
  sentAt: z.iso.datetime(),
  /** Whether the text has since been edited by hand. If so, no further changes can be accepted. */
  isOutdated: z.boolean(),
});

/**
 * `PUT /api/blogs/:id/suggestion` with `If-Match`: the full text including the editor's changes, from which the server
 * computes the changes.
 */
export const newSuggestionSchema = z.strictObject({
  content: requiredText({ label: 'Content', max: BLOG_LIMITS.content }),
  note: optionalText({ label: 'A note', max: SUGGESTION_LIMITS.note }).default(''),
});
export type NewSuggestion = z.infer<typeof newSuggestionSchema>;

/** `PATCH /api/blogs/:id/suggestion` with `If-Match`: the author's decisions. `open` reverts a decision. */
export const suggestionDecisionsSchema = z.strictObject({
  changes: z
    .array(z.strictObject({ id: z.string().max(8), decision: z.enum(SUGGESTION_DECISIONS) }))
    .min(1)
    .max(SUGGESTION_LIMITS.changes),
});
