import { formatUtcMoment } from '@verse/api-contract/formats';
import { addressOf } from '@verse/contract/addresses';
import type { PreferenceEmail } from '../../../platform/feature';
import { withoutLinks } from '../../../platform/mail';
import { SITE } from '../../../platform/notify';
import type { Contest } from '../contest';
import type { ContestLines, ContestParts } from '../contest-parts';
import type { ContestEntry, Receipt } from './entry';
import { createFindValid } from './valid-invitations';

const RECEIPT = 'contest-entry-receipt';
const PLACE = 'contest-place';

type Dependencies = Pick<ContestParts, 'notify' | 'emailMember'>;

/** Sends emails and notifications to entrants and to members on a waiting list. */
export const createEntryNotices = ({ notify, emailMember }: Dependencies) => ({
  async receiptGiven({ memberIds, number }: ContestEntry, { id, title }: Contest, { at, sha256 }: Receipt) {
    const about = { id, title, number: String(number), at: at.toISOString(), sha256 };
    for (const memberId of memberIds) {
      // Every member of a team can submit, so a receipt may be caused by another one.
      const by = memberIds.find((one) => one !== memberId) ?? memberId;
      await emailMember(memberId, RECEIPT, about, by);
      await notify(memberId, { kind: 'contests', subject: `receipt ${id}`, act: sha256, by, isMailed: true });
    }
  },
  async promoted(memberId: string, { id, title }: Contest) {
    await emailMember(memberId, PLACE, { id, title }, SITE);
    await notify(memberId, { kind: 'contests', subject: `place ${id}`, by: SITE, isMailed: true });
  },
  invited: (memberId: string, contestId: string, by: string) =>
    notify(memberId, { kind: 'contests', subject: `team ${contestId}`, by }),
});

export const entryMails = (publicOrigin: string): PreferenceEmail[] => [
  {
    kind: RECEIPT,
    event: 'contests',
    write: ({ id = '', title = '', number = '', at = '', sha256 = '' }) => ({
      subject: `Receipt for Entry ${number}`,
      paragraphs: [
        `We got your entry in the contest “${withoutLinks(title)}” on ${formatUtcMoment(new Date(at))} UTC.`,
        `Entry ${number}. SHA-256 of its content: ${sha256}`,
        'Your last submission counts. Submit again any time before the deadline.',
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
        `A place in “${withoutLinks(title)}” opened up, and you were next.`,
        'Can’t make it? Leave the contest so the next person gets the place.',
      ],
      action: { label: 'Open the contest', url: publicOrigin + addressOf('contest', { id }) },
    }),
  },
];

/** Notifications about receipts, places, and invitations. Omits notifications that no longer apply. */
export function entryLines({
  contests,
  seats,
  entries,
  findContacts,
}: Pick<ContestParts, 'contests' | 'seats' | 'entries' | 'findContacts'>): ContestLines {
  const findValidInvitations = createFindValid({ seats, findContacts });
  return {
    async receipt(memberId, id) {
      const contest = await contests.find(id);
      const entry = await entries.ofMember(id, memberId);
      if (!contest || entry?.number === undefined) return undefined;
      const text = `We got Entry ${entry.number} for “${contest.title}”.`;
      return { text, path: addressOf('contest-entry', { id }) };
    },
    async place(memberId, id) {
      const contest = await contests.find(id);
      if (!contest || (await seats.find(id, memberId))?.state !== 'confirmed') return undefined;
      const text = `A place in “${contest.title}” opened up. It’s yours.`;
      return { text, path: addressOf('contest', { id }) };
    },
    async team(memberId, id) {
      const contest = await contests.find(id);
      const invitations = await findValidInvitations(await entries.invitingTo(id, memberId));
      if (!contest || invitations.length === 0) return undefined;
      const text = `You’re invited to a team in “${contest.title}”.`;
      return { text, path: addressOf('contest-entry', { id }) };
    },
  };
}
