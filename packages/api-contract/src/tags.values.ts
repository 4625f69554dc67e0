/** Limits of tags in the forms and on the server. */
export const TAG_LIMITS = {
  /** Maximum number of tags of one work. */
  ofWork: 10,
  /** Maximum number of tags that a member follows, and that a member mutes. */
  followed: 100,
  muted: 100,
  /** Length of the list of popular tags. */
  popular: 30,
} as const;

/** Durations of a mute in days; null means until the member unmutes the tag. */
export const MUTE_DAYS = [1, 7, 30, null] as const;
export type MuteDays = (typeof MUTE_DAYS)[number];

/** Smaller numbers of followers are not shown, because they could identify people. */
export const FEWEST_FOLLOWERS = 3;
