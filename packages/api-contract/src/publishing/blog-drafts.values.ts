import { BLOG_LIMITS } from './blogs.values';

/**
 * Maximum number of drafts per member, maximum number of pictures per draft, and maximum length of a picture's name in
 * characters.
 */
export const DRAFT_LIMITS = { drafts: 50, pictures: BLOG_LIMITS.images + 1, pictureName: 255 } as const;
