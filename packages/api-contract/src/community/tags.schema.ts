import { z } from 'zod';
import { pageLength } from '../paging.schema';
import { onOneLine } from '../text';
import { optionalText, requiredText } from '../text.schema';
import { FEED_PAGE } from './community-posts.values';
import { isTagKey, MARK_LIMITS, toTypedTag } from './post-marks';
import { TAG_LIMITS } from './tags.values';
import { splitTags, TAG_MESSAGES } from './typed-tags';

const TAG = { label: 'Tag', max: MARK_LIMITS.tag + 1 };

/** Creates a schema for tags as typed by a member; case is ignored and `#` is optional. */
const typedTags = (most: number) =>
  z
    .array(requiredText(TAG, onOneLine).overwrite(toTypedTag).refine(isTagKey, TAG_MESSAGES.wrong), {
      error: `Send a list of tags, at most ${most}.`,
    })
    .overwrite((tags) => [...new Set(tags)])
    .max(most, TAG_MESSAGES.tooMany(most));

/** A work's tags. */
export const typedTagsSchema = typedTags(TAG_LIMITS.ofWork);

/** A blog post's tags. */
export const blogTagsSchema = typedTags(TAG_LIMITS.ofBlogPost);

/** A blog post's tags in a form: a repeated part, or one part with the text of the tag field. */
export const blogTagsFormSchema = z
  .union([
    z.array(optionalText(TAG, onOneLine)).max(TAG_LIMITS.ofWork),
    optionalText({ label: 'Tags', max: TAG_LIMITS.text }, onOneLine).transform(splitTags),
  ])
  .pipe(blogTagsSchema);

/** `PUT /api/tags/:tag/mute`: the mute duration in days, or null to mute the tag until further notice. */
export const tagMuteSchema = z.strictObject({
  days: z.union([z.literal(1), z.literal(7), z.literal(30), z.null()], {
    error: 'Choose 1, 7 or 30 days, or null for always.',
  }),
});

/** When the mute expires; null if it does not. */
const mute = z.object({ until: z.iso.datetime().nullable() });

/** The caller's choices for a tag. For guests, `isFollowed` is false and `mute` is null. */
const choice = { isFollowed: z.boolean(), mute: mute.nullable() };
export const tagChoiceSchema = z.object(choice);

/** `GET /api/tags/:tag`: a tag as seen by the caller. */
export const tagHeadSchema = z.object({
  tag: z.string(),
  hasPosts: z.boolean(),
  hasWorks: z.boolean(),
  hasBlogPosts: z.boolean(),
  /** Null if the tag has fewer than `FEWEST_FOLLOWERS` followers. */
  followers: z.number().int().nullable(),
  ...choice,
});

/** `GET /api/me/tags`: tags that the caller follows and tags that the caller has muted, newest first. */
export const ownTagsSchema = z.object({
  followed: z.array(z.string()),
  muted: z.array(z.object({ tag: z.string(), ...mute.shape })),
});

/** `GET /api/popular-tags`: tags of the newest public posts, works and blog posts, most used first. */
export const popularTagsSchema = z.object({
  tags: z.array(z.object({ tag: z.string(), uses: z.number().int().positive() })),
});

/**
 * Query parameters for `GET /api/tags/:tag/works` and `GET /api/tags/:tag/blog-posts`, which return the newest items
 * first.
 */
export const taggedPageQuerySchema = z.strictObject({
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'Send the cursor from the previous page.')
    .optional(),
  limit: pageLength(FEED_PAGE),
});
