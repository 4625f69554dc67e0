export type NotificationChannel = 'page' | 'mail';

/**
 * The default notification settings of members: each kind can appear in the list of the Verse and be emailed,
 * separately. Kinds that members do not wait for, such as likes, are emailed only on request.
 */
export const NOTIFICATION_DEFAULTS = {
  likes: { page: true, mail: false },
  comments: { page: true, mail: true },
  replies: { page: true, mail: true },
  /** Posts and comments that mention the member. */
  mentions: { page: true, mail: true },
  follows: { page: true, mail: false },
  applications: { page: true, mail: true },
  /** An organisation has opened an application of the member. */
  'application-views': { page: true, mail: false },
  /** Messages about an application. */
  'job-messages': { page: true, mail: true },
  /** New jobs that match a saved search. */
  'job-searches': { page: true, mail: true },
  /** New applications to jobs of the member's organisations, and reviews of their postings. */
  hiring: { page: true, mail: true },
  /** Messages in conversations. */
  messages: { page: true, mail: true },
  /** Briefs, offers, deliveries, payments and messages of projects. */
  projects: { page: true, mail: true },
  /** Places in contests whose fee has arrived. */
  contests: { page: true, mail: true },
  moderation: { page: true, mail: true },
  referrals: { page: true, mail: true },
  plan: { page: true, mail: true },
  /** Editors' decisions on the member's blog posts. */
  posts: { page: true, mail: true },
  /** Decisions on tools that the member suggested. */
  suggestions: { page: true, mail: true },
} as const satisfies Record<string, Record<NotificationChannel, boolean>>;

export type NotificationKind = keyof typeof NOTIFICATION_DEFAULTS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_DEFAULTS) as NotificationKind[];

/** Unread notifications are counted up to this number, so that `99+` costs no more than a hundred. */
export const MOST_UNREAD = 100;

/** Next steps are counted up to this number. */
export const MOST_WAITING = 10;

/** The events of `GET /api/notifications/stream`. `HEARTBEAT_MS` is the heartbeat interval in milliseconds. */
export const STREAM_EVENTS = { head: 'head', beat: 'beat', end: 'end' } as const;
export const HEARTBEAT_MS = 8000;
