import { z } from 'zod';
import { FEED_PAGE } from './community-posts.values';
import { pageLength } from './paging.schema';
import { isTagKey, MARK_LIMITS, toTypedTag } from './post-marks';
import { TAG_LIMITS } from './tags.values';
import { onOneLine } from './text';
import { requiredText } from './text.schema';

/** A work's tags as typed by a member; case is ignored and `#` is optional. */
export const typedTagsSchema = z
  .array(
    requiredText({ label: 'Tag', max: MARK_LIMITS.tag + 1 }, onOneLine)
      .overwrite(toTypedTag)
      .refine(isTagKey, 'A tag has letters, digits and _ only, such as #lettering.'),
    { error: `Send a list of tags, at most ${TAG_LIMITS.ofWork}.` },
  )
  .overwrite((tags) => [...new Set(tags)])
  .max(TAG_LIMITS.ofWork, `At most ${TAG_LIMITS.ofWork} tags.`);

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
  /** Null if the tag has fewer than `FEWEST_FOLLOWERS` followers. */
  followers: z.number().int().nullable(),
  ...choice,
});

/** `GET /api/me/tags`: tags that the caller follows and tags that the caller has muted, newest first. */
export const ownTagsSchema = z.object({
  followed: z.array(z.string()),
  muted: z.array(z.object({ tag: z.string(), ...mute.shape })),
});

/** `GET /api/popular-tags`: tags on the newest public posts and works, most used first. */
export const popularTagsSchema = z.object({
  tags: z.array(z.object({ tag: z.string(), uses: z.number().int().positive() })),
});

/** The query of `GET /api/tags/:tag/works`: newest first. */
export const taggedWorksQuerySchema = z.strictObject({
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'Send the cursor from the previous page.')
    .optional(),
  limit: pageLength(FEED_PAGE),
});
