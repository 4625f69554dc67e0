import type { EntryOverview } from '@verse/api-contract/api';
import type { Person } from '../../../platform/http';
import { toReader } from '../../../platform/people';
import type { ContestParts } from '../contest-parts';
import { entryOverviewView } from './entries.view';
import { teamOf } from './entry';
import type { EntryFilesService } from './entry-files.service';
import { findClosedReason } from './entry-rules';
import type { OwnEntries } from './own-entry.service';
import type { FindValidInvitations } from './valid-invitations';
import type { WaitingLists } from './waiting.service';

type Dependencies = Pick<ContestParts, 'entries' | 'findContest' | 'now' | 'peopleFor' | 'findUnseen'> & {
  own: OwnEntries;
  entryFiles: EntryFilesService;
  findValidInvitations: FindValidInvitations;
  waiting: Pick<WaitingLists, 'positionOf'>;
};

/** Collects the data for a member’s entry page. */
export function createEntryOverview(dependencies: Dependencies) {
  const { entries, findContest, own, findValidInvitations, entryFiles, waiting, now } = dependencies;
  const { peopleFor, findUnseen } = dependencies;

  return async function show(person: Person, contestId: string): Promise<EntryOverview> {
    const memberId = person.id;
    const contest = await findContest(contestId);
    const found = await own.findOwn(contestId, memberId);
    if (found) await entryFiles.finishAll(found).catch(() => undefined);
    const [entry, invitations, position, hasPlace] = await Promise.all([
      found && entries.find(found.id),
      entries.invitingTo(contestId, memberId).then(findValidInvitations),
      waiting.positionOf(contestId, memberId),
      own.hasPlace(contestId, memberId),
    ]);
    const ids = [...(entry ? teamOf(entry) : []), ...invitations.map(({ captainId }) => captainId)];
    const people = await peopleFor(toReader(person, await findUnseen(memberId)), ids);
    const at = now();
    const uploads = entry ? await entryFiles.listUploads(entry) : [];
    // Omits invitations from blocked captains, because `people` does not contain them.
    const shown = invitations.filter(({ captainId }) => people.has(captainId));
    const closed = findClosedReason(contest, entry, at);
    return entryOverviewView(
      { contest, entry, uploads, invitations: shown, people, memberId, hasPlace, closed, position },
      at,
    );
  };
}
