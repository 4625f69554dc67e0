/** Offers that do not exist yet. Each has a waiting list, whose texts the API knows. */
export const WAITING_LISTS = [
  'verification',
  'mentorship',
  'pro',
  'matchmaking',
  'promotion',
  'learning',
  'workshops',
  'rooms',
  'partners',
  'skill-exchange',
  'templates',
  'member-shop',
] as const;

export type WaitingListName = (typeof WAITING_LISTS)[number];

/** A place that was requested by email and not confirmed is removed after this many hours. */
export const UNCONFIRMED_HOURS = 48;
/** A place is removed this many days after its letter was written. */
export const WRITTEN_DAYS = 30;

export const WAITING_LIST_LIMITS = { path: 200 } as const;

/** Text parts of the form that a browser without JavaScript sends. */
export const PLAIN_WAITING_FIELDS = ['act', 'list', 'email', 'token'] as const;
