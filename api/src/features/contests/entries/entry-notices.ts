import { addressOf } from '@verse/contract/addresses';
import type { EmailMember, PreferenceEmail } from '../../../platform/feature';
import { formatMoment } from '../../../platform/mail';
import { type Line, type NotificationSource, type Notify, writeLines } from '../../../platform/notify';
import type { Contest } from '../contest';
import type { ContestRepository } from '../contests.repository';
import type { SeatRepository } from '../seats.repository';
import type { EntryRepository } from './entries.repository';
import type { ContestEntry, Receipt } from './entry';

const [RECEIPT, PLACE] = ['contest-entry-receipt', 'contest-place'];

interface Dependencies {
  notify: Notify;
  emailMember: EmailMember;
}

/** Sends emails and notifications to entrants and to members on a waiting list. */
export const createEntryNotices = ({ notify, emailMember }: Dependencies) => ({
  async receiptGiven({ memberIds, number }: ContestEntry, { id, title }: Contest, { at, sha256 }: Receipt) {
    const about = { id, title, number: String(number), at: at.toISOString(), sha256 };
    for (const memberId of memberIds) {
      await emailMember(memberId, RECEIPT, about);
      await notify(memberId, { kind: 'contests', subject: `receipt ${id}`, act: sha256 });
    }
  },
  async promoted(memberId: string, { id, title }: Contest) {
    await emailMember(memberId, PLACE, { id, title });
    await notify(memberId, { kind: 'contests', subject: `place ${id}` });
  },
  invited: (memberId: string, contestId: string) =>
    notify(memberId, { kind: 'contests', subject: `team ${contestId}` }),
});

export const entryMails = (publicOrigin: string): PreferenceEmail[] => [
  {
    kind: RECEIPT,
    event: 'contests',
    write: ({ id = '', title = '', number = '', at = '', sha256 = '' }) => ({
      subject: `Receipt for Entry ${number}`,
      paragraphs: [
        `Your entry in the contest “${title}” was received on ${formatMoment(new Date(at))} UTC, by our clock.`,
        `Entry ${number}. SHA-256 of its content: ${sha256}`,
        'The last submission counts. You can submit again until the deadline.',
      ],
      action: { label: 'Open your entry', url: publicOrigin + addressOf('contest-entry', { id }) },
    }),
  },
  {
    kind: PLACE,
    event: 'contests',
    write: ({ id = '', title = '' }) => ({
      subject: 'You have a place in the contest',
      paragraphs: [
        `A place in the contest “${title}” became free, and you were first on the waiting list.`,
        'If you cannot take part, please leave the contest, so that the next member gets the place.',
      ],
      action: { label: 'Open the contest', url: publicOrigin + addressOf('contest', { id }) },
    }),
  },
];

interface Sources {
  contests: Pick<ContestRepository, 'find'>;
  seats: Pick<SeatRepository, 'find'>;
  entries: Pick<EntryRepository, 'ofMember' | 'invitingTo'>;
}

/** Notifications about receipts, places, and invitations. Omits notifications that no longer apply. */
export function entryNotifications({ contests, seats, entries }: Sources): NotificationSource {
  async function lineFor(memberId: string, subject: string): Promise<Line | undefined> {
    const [about, id = ''] = subject.split(' ');
    if (about !== 'receipt' && about !== 'place' && about !== 'team') return undefined;
    const contest = await contests.find(id);
    if (!contest) return undefined;
    const [title, path] = [`“${contest.title}”`, addressOf('contest-entry', { id })];
    if (about === 'team') {
      const isInvited = (await entries.invitingTo(id, memberId)).length > 0;
      return isInvited ? { text: `You are invited to a team in the contest ${title}.`, path } : undefined;
    }
    if (about === 'place') {
      const has = (await seats.find(id, memberId))?.state === 'confirmed';
      const text = `You have a place in the contest ${title}: one became free.`;
      return has ? { text, path: addressOf('contest', { id }) } : undefined;
    }
    const entry = await entries.ofMember(id, memberId);
    if (entry?.number === undefined) return undefined;
    return { text: `Entry ${entry.number} in the contest ${title} was received.`, path };
  }

  return {
    kinds: ['contests'],
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => lineFor(memberId, subject)),
  };
}
