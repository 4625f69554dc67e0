import { BLOG_LIMITS } from './blogs.values';

/** The most that a member may keep: drafts, pictures of one, characters of a picture's name. */
export const DRAFT_LIMITS = { drafts: 50, pictures: BLOG_LIMITS.images + 1, pictureName: 255 } as const;
