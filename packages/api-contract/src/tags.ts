import type { z } from 'zod';
import type { ownTagsSchema, popularTagsSchema, tagChoiceSchema, tagHeadSchema } from './tags.schema';

export { FEWEST_FOLLOWERS, MUTE_DAYS, type MuteDays, TAG_LIMITS } from './tags.values';

export type TagHead = z.infer<typeof tagHeadSchema>;
export type TagChoice = z.infer<typeof tagChoiceSchema>;
export type OwnTags = z.infer<typeof ownTagsSchema>;
export type PopularTags = z.infer<typeof popularTagsSchema>;
