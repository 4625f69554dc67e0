import { ENTRY_LIMITS } from '@verse/api-contract/contests/contest-entries.values';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { NEVER_SHOWN, ownedBy } from '../../../platform/people';
import { UPLOADS } from '../../../platform/resumable-uploads';
import type { ContestPart, ContestParts } from '../contest-parts';
import { ENTRIES } from './entries.repository';
import { entryFileRoutes } from './entry-files.routes';
import { createEntryFiles } from './entry-files.service';
import { createEntryNotices, entryLines, entryMails } from './entry-notices';
import { createEntryOverview } from './entry-overview.service';
import { entrySteps } from './next-steps';
import { ownEntryRoutes } from './own-entry.routes';
import { createOwnEntries } from './own-entry.service';
import { createPersonalData } from './personal-data';
import { createPromotions } from './promotions';
import { createShownCopies } from './shown-copies';
import { teamRoutes } from './team.routes';
import { createTeams } from './team.service';
import { createFindValid } from './valid-invitations';
import { createWaitingRepository } from './waiting.repository';
import { createWaitingLists } from './waiting.service';

const MOST_INVITATIONS = 30;
const WAITING_QUOTA = {
  most: ENTRY_LIMITS.waiting,
  message: `You’re waiting for ${ENTRY_LIMITS.waiting} contests already. Leave one list to join another.`,
};

async function createServices(parts: ContestParts) {
  const { db, config, budgets, quotas } = parts;
  const notices = createEntryNotices(parts);
  const waitingRows = await createWaitingRepository(db);
  const copy = createShownCopies({ ...parts, limits: config.limits });
  const entryFiles = createEntryFiles({ ...parts, copy });
  const own = await createOwnEntries({ ...parts, entryFiles, receiptGiven: notices.receiptGiven });
  const spendInvitation = budgets({
    name: 'contest-invitations',
    windowMs: DAY_MS,
    most: MOST_INVITATIONS,
    message: 'That’s a lot of invitations for one day. Try again tomorrow.',
  });
  const findValidInvitations = createFindValid(parts);
  const teams = createTeams({
    ...parts,
    own,
    findValidInvitations,
    countInvitation: (memberId) => spendInvitation(memberId, 1),
    invited: notices.invited,
  });
  const promotions = createPromotions({ ...parts, waiting: waitingRows, promoted: notices.promoted });
  const waiting = createWaitingLists({
    ...parts,
    waiting: waitingRows,
    promotions,
    reserve: quotas.create({ name: 'contest-waiting', ...WAITING_QUOTA, count: waitingRows.countOf }),
  });
  const show = createEntryOverview({ ...parts, own, findValidInvitations, entryFiles, waiting });
  return { waitingRows, entryFiles, own, teams, waiting, show };
}

/** Creates the part for entries, with their files, teams, and receipts, and for waiting lists. */
export async function createEntriesPart(parts: ContestParts): Promise<ContestPart> {
  const { uploads, config } = parts;
  const { waitingRows, entryFiles, own, teams, waiting, show } = await createServices(parts);
  parts.onPlaceFreed(waiting.fill);
  return {
    routes: [
      ...ownEntryRoutes({ ...parts, own, show }),
      ...entryFileRoutes({ ...parts, own, show, entryFiles }),
      ...teamRoutes({ teams, waiting, show }),
    ],
    // Marks file parts as referenced, so that they are not deleted. They are served only by the routes above.
    pictures: [
      { collection: ENTRIES, ownerOf: ownedBy('captainId'), shows: NEVER_SHOWN },
      { collection: UPLOADS, ownerOf: ownedBy('ownerId'), shows: NEVER_SHOWN },
    ],
    personalData: createPersonalData({ ...parts, waiting: waitingRows }),
    nextSteps: [entrySteps(parts)],
    lines: entryLines(parts),
    mails: entryMails(config.publicOrigin),
    jobs: [
      {
        name: 'fill-contest-places',
        everyMs: MINUTE_MS,
        run: waiting.fillAll,
        failed: 'failed to give free contest places to the waiting list',
      },
      {
        name: 'send-contest-receipts',
        everyMs: MINUTE_MS,
        run: own.repairReceipts,
        failed: 'failed to send receipts of contest entries',
        done: 'sent overdue receipts of contest entries',
      },
      {
        name: 'remove-old-uploads',
        run: uploads.removeOld,
        failed: 'failed to remove unfinished uploads',
        done: 'removed unfinished uploads',
      },
    ],
  };
}
