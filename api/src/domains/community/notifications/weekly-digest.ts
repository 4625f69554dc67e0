import {
  NOTIFICATION_DEFAULTS,
  type NotificationGroup,
  type NotificationKind,
} from '@verse/api-contract/community/notifications.values';
import { formatCount, formatDay } from '@verse/api-contract/formats';
import { DAY_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import { DIGEST_EVENT, type PreferenceEmail } from '../../../platform/feature';
import { toSentence, withoutLinks } from '../../../platform/mail';
import type { LineReader } from './line-reader';
import type { LineRepository } from './lines.repository';

/** A week with fewer unread notifications is not worth an email. */
const FEWEST = 3;
const MOST = 10;
const DAYS = 7;

/** Completes “because …” where the kind says more than its group. */
const REASONS: Partial<Record<NotificationKind, string>> = {
  comments: 'you wrote the post',
  likes: 'you wrote the post',
  replies: 'you wrote the comment',
  mentions: 'the text names you',
  follows: 'it is about your profile',
  applications: 'you applied',
  'application-views': 'you applied',
  'job-searches': 'you saved the search',
  hiring: 'you hire for the organisation',
  plan: 'you have a plan',
  referrals: 'you sent the invitation',
  suggestions: 'you suggested the tool',
};
const REASONS_OF_GROUP: Record<NotificationGroup, string> = {
  messages: 'it was written to you',
  posts: 'it is about something that you published or reported',
  jobs: 'you take part in the application',
  projects: 'you buy or sell in the project',
  contests: 'you take part in the contest, judge it or run it',
};
const reasonFor = (kind: NotificationKind) => REASONS[kind] ?? REASONS_OF_GROUP[NOTIFICATION_DEFAULTS[kind].group];

interface Dependencies {
  lines: Pick<LineRepository, 'unreadSince'>;
  read: LineReader;
  publicOrigin: string;
}

/** The week's unread notifications, as they are when the email is sent. */
export const weeklyDigest = ({ lines, read, publicOrigin }: Dependencies): PreferenceEmail => ({
  kind: 'weekly-digest',
  event: DIGEST_EVENT,
  async write({ userId = '', at = '' }) {
    const since = new Date(new Date(at).getTime() - DAYS * DAY_MS);
    const unread = await read(userId, await lines.unreadSince(userId, since, MOST));
    if (unread.length < FEWEST) return undefined;
    const items = unread.map(
      ({ kind, text }) => `${toSentence(withoutLinks(text))} You see this because ${reasonFor(kind)}.`,
    );
    return {
      subject: 'Your week in the Verse',
      paragraphs: [
        `${formatCount(unread.length, 'thing')} that you have not seen since ${formatDay(since)}:`,
        ...items,
      ],
      action: { label: 'See your notifications', url: publicOrigin + addressOf('notifications') },
    };
  },
});
