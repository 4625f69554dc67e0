/** What members choose in the settings. Each kind of notification belongs to one group. */
export const NOTIFICATION_GROUPS = ['messages', 'posts', 'jobs', 'projects', 'contests'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

export const NOTIFICATION_CHANNELS = ['page', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

interface NotificationRule extends Record<NotificationChannel, boolean> {
  group: NotificationGroup;
}

/**
 * The group of each kind of notification, and whether it is shown in the Verse's list and sent by email while its group
 * is on. Kinds that members are not waiting for, such as likes, are not emailed.
 */
export const NOTIFICATION_DEFAULTS = {
  likes: { group: 'posts', page: true, mail: false },
  comments: { group: 'posts', page: true, mail: true },
  /** Replies to the member's comments, and their critiques that helped. */
  replies: { group: 'posts', page: true, mail: true },
  /** Posts and comments that mention the member. */
  mentions: { group: 'messages', page: true, mail: true },
  follows: { group: 'posts', page: true, mail: false },
  /** Nominations of the member or their works, and weeks for which they were chosen. */
  nominations: { group: 'posts', page: true, mail: true },
  applications: { group: 'jobs', page: true, mail: true },
  /** An organisation opened one of the member's applications. */
  'application-views': { group: 'jobs', page: true, mail: false },
  /** Messages about an application. */
  'job-messages': { group: 'jobs', page: true, mail: true },
  /** New jobs that match a saved search. */
  'job-searches': { group: 'jobs', page: true, mail: true },
  /** New applications to jobs of the member's organisations, and reviews of their postings. */
  hiring: { group: 'jobs', page: true, mail: true },
  /** Messages in conversations. */
  messages: { group: 'messages', page: true, mail: true },
  /** Project briefs, offers, deliveries, payments and messages. */
  projects: { group: 'projects', page: true, mail: true },
  /** Contest places whose entry fee has arrived. */
  contests: { group: 'contests', page: true, mail: true },
  moderation: { group: 'posts', page: true, mail: true },
  referrals: { group: 'projects', page: true, mail: true },
  plan: { group: 'projects', page: true, mail: true },
  /** Editors' decisions on the member's blog posts. */
  posts: { group: 'posts', page: true, mail: true },
  /** Decisions on tools that the member suggested. */
  suggestions: { group: 'posts', page: true, mail: true },
} as const satisfies Record<string, NotificationRule>;

export type NotificationKind = keyof typeof NOTIFICATION_DEFAULTS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_DEFAULTS) as NotificationKind[];

export const kindsOfGroup = (group: NotificationGroup): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_DEFAULTS[kind].group === group);

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
