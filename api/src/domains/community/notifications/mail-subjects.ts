import type { NotificationKind } from '@verse/api-contract/community/notifications.values';

/** Subjects of emails about notifications. They are our own words: names and titles may be a stranger's message. */
export const SUBJECTS: Record<NotificationKind, string> = {
  likes: 'You have a new like',
  comments: 'You have a new comment',
  replies: 'Your comment was answered',
  mentions: 'Someone mentioned you',
  follows: 'You have a new follower',
  nominations: 'News about a nomination',
  applications: 'News about your application',
  'application-views': 'Your application was opened',
  'job-messages': 'You have a message about an application',
  'job-searches': 'New jobs for your search',
  hiring: 'News about your jobs',
  messages: 'You have a new message',
  projects: 'News about your project',
  contests: 'News about your contest',
  moderation: 'A moderator has decided',
  referrals: 'News about people you invited',
  plan: 'Your plan ends soon',
  posts: 'News about your blog post',
  suggestions: 'News about a tool you suggested',
};
