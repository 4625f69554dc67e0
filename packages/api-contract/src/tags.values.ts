/** Limits of tags, the same in the forms and on the server. */
export const TAG_LIMITS = {
  /** Tags of one work. */
  ofWork: 10,
  /** Tags that one member follows, and mutes. */
  followed: 100,
  muted: 100,
  /** Tags in the list of popular ones. */
  popular: 30,
} as const;

/** How long a tag can be muted, in days; null is always. */
export const MUTE_DAYS = [1, 7, 30, null] as const;
export type MuteDays = (typeof MUTE_DAYS)[number];

/** Fewer followers than these are not shown: a number of one or two would name people. */
export const FEWEST_FOLLOWERS = 3;
