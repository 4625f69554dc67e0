/** Tag limits, shared by the forms and the server. */
export const TAG_LIMITS = {
  /** Maximum number of tags per work and per blog post. */
  ofWork: 10,
  ofBlogPost: 5,
  /** Maximum length of the text of a blog post's tag field, in characters. */
  text: 500,
  /** Maximum number of tags that a member can follow, and maximum number that a member can mute. */
  followed: 100,
  muted: 100,
  /** Number of popular tags listed. */
  popular: 30,
} as const;

/** Mute durations in days; null mutes the tag until further notice. */
export const MUTE_DAYS = [1, 7, 30, null] as const;
export type MuteDays = (typeof MUTE_DAYS)[number];

/** Follower counts below this number are hidden, because they could reveal who the followers are. */
export const FEWEST_FOLLOWERS = 3;
