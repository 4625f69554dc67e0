import { ENTRY_LIMITS } from '@verse/api-contract/contest-entries';
import { NEVER_SHOWN } from '../../../platform/people';
import { UPLOADS } from '../../../platform/resumable-uploads';
import { mailboxKey } from '../../../platform/shares';
import type { Contest } from '../contest';
import type { ContestPart, ContestParts } from '../contest-parts';
import { ENTRIES } from './entries.repository';
import { entryFileRoutes } from './entry-files.routes';
import { createEntryFiles } from './entry-files.service';
import { createEntryNotices, entryMails, entryNotifications } from './entry-notices';
import { createEntryOverview } from './entry-overview.service';
import { createFindIdentities } from './identities';
import { entrySteps } from './next-steps';
import { ownEntryRoutes } from './own-entry.routes';
import { createOwnEntries } from './own-entry.service';
import { createPersonalData } from './personal-data';
import { createShownCopies } from './shown-copies';
import { teamRoutes } from './team.routes';
import { createTeams } from './team.service';
import { createWaitingRepository } from './waiting.repository';
import { createWaitingLists } from './waiting.service';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_INVITATIONS = 30;
const WAITING_QUOTA = {
  most: ENTRY_LIMITS.waiting,
  message: `You can wait for ${ENTRY_LIMITS.waiting} contests. Leave a waiting list to join another.`,
};

async function createServices(parts: ContestParts) {
  const { platform, dependencies, entries, contests, seats, service, share, announce } = parts;
  const { uploads, blobs, reserveUpload: reserve, config, budgets, quotas, now } = platform;
  const { findContacts, organisations } = dependencies;
  const notices = createEntryNotices(dependencies);
  const waitingRows = await createWaitingRepository(platform.db);
  const isOrganiser = async ({ organisationId }: Contest, memberId: string) =>
    organisationId !== undefined && (await organisations.roleOf(organisationId, memberId)) !== undefined;
  const copy = createShownCopies({ blobs, uploads, reserve, limits: config.limits });
  const files = createEntryFiles({ entries, uploads, copy, findContest: service.find, now });
  const own = createOwnEntries({
    ...{ entries, contests, seats, service, files, now, announce },
    receiptGiven: notices.receiptGiven,
  });
  const spendInvitation = budgets({
    name: 'contest-invitations',
    windowMs: DAY_MS,
    most: MOST_INVITATIONS,
    message: 'You have invited many members today. Try again tomorrow.',
  });
  const teams = createTeams({
    ...{ ...dependencies, entries, service, own, now, isOrganiser },
    countInvitation: (memberId) => spendInvitation(memberId, 1),
    invited: notices.invited,
  });
  const waiting = createWaitingLists({
    ...{ waiting: waitingRows, seats, contests, service, share, now, isOrganiser, announce },
    reserve: quotas.create({ name: 'contest-waiting', ...WAITING_QUOTA, count: waitingRows.countOf }),
    findEmail: async (id) => (await findContacts([id]))[0]?.email,
    promoted: notices.promoted,
  });
  const show = createEntryOverview({ ...dependencies, entries, service, own, files, waiting, now });
  return { waitingRows, files, own, teams, waiting, show };
}

/** Creates the part for entries, with their files, teams, and receipts, and for waiting lists. */
export async function createEntriesPart(parts: ContestParts): Promise<ContestPart> {
  const { platform, dependencies, entries, contests, seats, service } = parts;
  const { uploads, files, config, now } = platform;
  const { waitingRows, files: entryFiles, own, teams, waiting, show } = await createServices(parts);
  parts.onPlaceFreed(waiting.fill);
  return {
    routes: [
      ...ownEntryRoutes({ own, show, findIdentities: createFindIdentities(dependencies) }),
      ...entryFileRoutes({ own, show, entryFiles, files, uploads, findContest: service.find, now }),
      ...teamRoutes({ teams, waiting, show }),
    ],
    // Marks file parts as referenced, so that they are not deleted. They are served only by the routes above.
    pictures: [
      { collection: ENTRIES, shows: NEVER_SHOWN },
      { collection: UPLOADS, shows: NEVER_SHOWN },
    ],
    personalData: createPersonalData({
      ...{ entries, uploads, waiting: waitingRows },
      async handOver(contestId, from, to) {
        const [contact] = await dependencies.findContacts([to]);
        const mailboxSlot = `${contestId} ${mailboxKey(contact?.email ?? to, true)}`;
        return seats.handOver(contestId, from, to, mailboxSlot);
      },
    }),
    nextSteps: [entrySteps({ entries, contests, now })],
    notifications: [entryNotifications({ contests, seats, entries })],
    mails: entryMails(config.publicOrigin),
    jobs: [
      {
        name: 'fill-contest-places',
        everyMs: MINUTE_MS,
        run: waiting.fillAll,
        failed: 'free places of contests could not be given to those who wait',
      },
      {
        name: 'send-contest-receipts',
        everyMs: MINUTE_MS,
        run: own.repairReceipts,
        failed: 'receipts of contest entries could not be sent',
        done: 'receipts of contest entries were sent late',
      },
      {
        name: 'remove-old-uploads',
        run: uploads.removeOld,
        failed: 'unfinished uploads could not be removed',
        done: 'unfinished uploads were removed',
      },
    ],
  };
}
