import type { EntryDraftForm } from '@verse/api-contract/api';
import { AppError, VersionConflict } from '../../../platform/http';
import { isOutdated } from '../../../platform/versions';
import { createId } from '../../../store';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { type ContestEntry, EMPTY_CONTENT } from './entry';
import { assertOpen } from './entry-rules';
import type { OwnEntryFinder } from './own-entry-finder';

type Dependencies = Pick<ContestParts, 'entries' | 'findContest' | 'now'> & { finder: OwnEntryFinder };

/** Age in milliseconds at which a claim can be taken over if a killed process left it without an entry. */
const CLAIM_MS = 60_000;

/** Begins entries, and saves their drafts. */
export function createEntryDrafts({ entries, findContest, now, finder }: Dependencies) {
  const { findOwn, mustFind, assertPlace } = finder;

  /** Returns the id under which the member may begin an entry. */
  async function claimNew(contestId: string, memberId: string, at: Date): Promise<string> {
    const entryId = createId();
    if (await entries.claim({ contestId, memberId, entryId, at })) return entryId;
    const claim = await entries.claimOf(contestId, memberId);
    const claimed = claim && (await entries.find(claim.entryId));
    // If two concurrent requests begin an entry, both insert the same entry.
    if (claim && !claimed) return claim.entryId;
    if (claim && claimed && !claimed.memberIds.includes(memberId) && at.getTime() - claim.at.getTime() > CLAIM_MS)
      await entries.unclaim(contestId, memberId, claim.entryId);
    throw new AppError('conflict', 'We’re still creating your entry. Try again in a minute.');
  }

  async function begin(contest: Contest, memberId: string, form: EntryDraftForm): Promise<ContestEntry> {
    const at = now();
    assertOpen(contest, undefined, at);
    await assertPlace(contest.id, memberId);
    const { teamName, ...content } = form;
    const id = await claimNew(contest.id, memberId, at);
    const people = { captainId: memberId, memberIds: [memberId], invitedIds: [], teamName };
    const draft = { ...EMPTY_CONTENT, ...content };
    const entry: ContestEntry = {
      id,
      contestId: contest.id,
      ...people,
      draft,
      startedAt: at,
      receipts: [],
      state: 'open',
      version: 1,
    };
    if (await entries.insert(entry)) return entry;
    throw new VersionConflict(await mustFind(contest.id, memberId));
  }

  return {
    /** Saves the draft. Version 0 means that the entry is new. */
    async save(memberId: string, contestId: string, version: number, form: EntryDraftForm): Promise<ContestEntry> {
      const contest = await findContest(contestId);
      const before = await findOwn(contestId, memberId);
      if (!before) return begin(contest, memberId, form);
      assertOpen(contest, before, now());
      const { teamName, ...content } = form;
      const after = await entries.update(before.id, (entry) => {
        const own = entry.captainId === memberId ? { teamName } : {};
        const names = [...Object.keys(content).map((name) => `draft-${name}`), ...Object.keys(own)];
        if (isOutdated(entry, version, names)) throw new VersionConflict(entry);
        return { draft: { ...entry.draft, ...content }, ...own };
      });
      return after ?? mustFind(contestId, memberId);
    },
  };
}
