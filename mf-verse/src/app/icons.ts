import type { PageName } from '@verse/contract';

/** SVG path of the navigation icon for each page. */
export const ICONS = {
  community: 'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z',
  dashboard: 'M4 4h7v9H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 4h7v5H4z',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5',
  marketplace: 'M5 8h14l1 12H4zM8.5 8a3.5 3.5 0 0 1 7 0',
  referral: 'M4 9h16v4H4zm1 4h14v7H5zm7-4v11M12 9c-6 0-5-6-2-5 1 .4 2 3 2 5zm0 0c6 0 5-6 2-5-1 .4-2 3-2 5z',
  contests: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4v1a4 4 0 0 0 4 4m8-5h4v1a4 4 0 0 1-4 4m-4 3v4m-4 2h8',
  jobs: 'M4 8h16v11H4zm5 0V5h6v3M4 13h16',
  projects: 'M4 7h6l2 2h8v11H4zM8 13h8m-8 3h5',
  organisations: 'M5 21V4h9v17m0-12h5v12M3 21h18M8 8h3m-3 4h3m-3 4h3m6-4v.01M17 16v.01',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6m1-16a3.5 3.5 0 0 1 0 7m5 9c0-3-1-4-3-5',
  'own-applications': 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 14l2 2 4-4',
  'next-steps': 'M4 6l1.5 1.5L8 5m3 1.5h9M4 12l1.5 1.5L8 11m3 1.5h9M4 18l1.5 1.5L8 17m3 1.5h9',
  critique: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  works: 'M4 4h7v10H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 5h7v4H4z',
  notifications: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zm4 4h4',
  messages: 'M4 5h16v11H9l-5 4z',
  saved: 'M6 4h12v16l-6-4.5L6 20z',
  'blog-management': 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  'own-posts': 'M6 3h9l4 4v14H6zM9 11h7m-7 4h7',
  brief: 'M5 3h14v18l-7-4-7 4zM9 8h6m-6 4h6',
  'post-job': 'M4 8h16v11H4zm5 0V5h6v3m-3 3v5m-2.5-2.5h5',
  staff: 'M4 5h16v14H4zm0 8h5l1.5 2.5h3L15 13h5M8 9h8',
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5',
  'help-center': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 3v.01',
  'verse-privacy': 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
} as const satisfies Partial<Record<PageName, string>>;

/** SVG path of the icon of each room. */
export const ROOM_ICONS = {
  Discover: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm3.5 5.5-2 5-5 2 2-5z',
  Work: ICONS.jobs,
  Me: ICONS.profile,
} as const;
