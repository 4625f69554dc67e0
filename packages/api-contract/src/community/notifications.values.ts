export type NotificationChannel = 'page' | 'mail';

/**
 * Members' default notification settings. Each kind can be shown in the Verse's list and sent by email independently.
 * Kinds that members are not waiting for, such as likes, are not emailed by default.
 */
export const NOTIFICATION_DEFAULTS = {
  likes: { page: true, mail: false },
  comments: { page: true, mail: true },
  replies: { page: true, mail: true },
  /** Posts and comments that mention the member. */
  mentions: { page: true, mail: true },
  follows: { page: true, mail: false },
  applications: { page: true, mail: true },
  /** An organisation opened one of the member's applications. */
  'application-views': { page: true, mail: false },
  /** Messages about an application. */
  'job-messages': { page: true, mail: true },
  /** New jobs that match a saved search. */
  'job-searches': { page: true, mail: true },
  /** New applications to jobs of the member's organisations, and reviews of their postings. */
  hiring: { page: true, mail: true },
  /** Messages in conversations. */
  messages: { page: true, mail: true },
  /** Project briefs, offers, deliveries, payments and messages. */
  projects: { page: true, mail: true },
  /** Contest places whose entry fee has arrived. */
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

/**
 * Counting unread notifications stops at this number to limit the cost. A higher count is not needed, because pages
 * display `99+`.
 */
export const MOST_UNREAD = 100;

/** Counting next steps stops at this number. */
export const MOST_WAITING = 10;

/** The events sent by `GET /api/notifications/stream`. `HEARTBEAT_MS` is the heartbeat interval in milliseconds. */
export const STREAM_EVENTS = { head: 'head', beat: 'beat', end: 'end' } as const;
export const HEARTBEAT_MS = 8000;
