import { BLOG_LIMITS } from './blogs.values';

/** Maximum number of drafts per member, pictures per draft, and characters of a picture's name. */
export const DRAFT_LIMITS = { drafts: 50, pictures: BLOG_LIMITS.images + 1, pictureName: 255 } as const;
