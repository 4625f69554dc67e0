import type { EntryDraftForm } from '@verse/api-contract/api';
import { entryContentSchema } from '@verse/api-contract/contests/contest-entries.schema';
import { ENTRY_LIMITS, ENTRY_MESSAGES } from '@verse/api-contract/contests/contest-entries.values';
import { AppError, invalidField, validate, VersionConflict } from '../../../platform/http';
import { isOutdated } from '../../../platform/versions';
import { createId } from '../../../store';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { hashContent } from './content-hash';
import { type ContestEntry, EMPTY_CONTENT, type EntryContent, type Receipt } from './entry';
import type { EntryFilesService } from './entry-files.service';
import { assertOpen } from './entry-rules';
import { createNumbering } from './numbering';

export const UNKNOWN_ENTRY = 'You have no entry in this contest.';
const noPlace = () => new AppError('conflict', 'Take a place in the contest first. Your entry belongs to your place.');
const changedCriteria = () =>
  new AppError('conflict', 'The criteria have changed since you opened this page. Read them again, then submit.');
const tooMany = () => new AppError('limit', 'This entry was submitted as often as we can keep. The last one counts.');
const removed = () => new AppError('conflict', 'This entry was removed from the contest.');
const captainOnly = () => new AppError('forbidden', 'Only the captain of the team can do this.');

/** Age in milliseconds at which a claim can be taken over if a killed process left it without an entry. */
const CLAIM_MS = 60_000;

export interface SubmittedReceipt extends Receipt {
  number: number;
  isNew: boolean;
}

type Dependencies = Pick<ContestParts, 'entries' | 'contests' | 'seats' | 'findContest' | 'now' | 'announce'> & {
  entryFiles: Pick<EntryFilesService, 'finishAll'>;
  /** Sends a receipt to the makers. */
  receiptGiven: (entry: ContestEntry, contest: Contest, receipt: Receipt) => Promise<void>;
};

/** @throws AppError `invalid` with the missing or invalid fields */
function checkContent(draft: EntryContent): void {
  validate(entryContentSchema, { title: draft.title, links: draft.links });
  if (draft.madeHow === 'unsaid') throw invalidField('madeHow', ENTRY_MESSAGES.madeHow);
  if (draft.text === '' && draft.links.length === 0 && draft.files.length === 0)
    throw invalidField('text', ENTRY_MESSAGES.content);
}

/** Manages a member's entry in a contest, whether alone or in a team. */
export function createOwnEntries(dependencies: Dependencies) {
  const { entries, contests, seats, findContest, entryFiles, now, receiptGiven, announce } = dependencies;

  const numberFor = createNumbering({ contests, entries });

  /** Returns the member's entry. A claim is ignored if its entry does not list the member. */
  async function findOwn(contestId: string, memberId: string): Promise<ContestEntry | undefined> {
    const claim = await entries.claimOf(contestId, memberId);
    const claimed = claim && (await entries.find(claim.entryId));
    if (claimed?.memberIds.includes(memberId)) return claimed;
    // An entry may lack a claim because it predates claims, or because another part stored it.
    return entries.ofMember(contestId, memberId);
  }

  async function mustFind(contestId: string, memberId: string): Promise<ContestEntry> {
    const entry = await findOwn(contestId, memberId);
    if (!entry) throw new AppError('not-found', UNKNOWN_ENTRY);
    return entry;
  }

  const hasPlace = async (contestId: string, memberId: string) =>
    (await seats.find(contestId, memberId))?.state === 'confirmed';

  /** Checks that the captain has a place, which covers the whole team. */
  async function assertPlace(contestId: string, captainId: string): Promise<void> {
    if (!(await hasPlace(contestId, captainId))) throw noPlace();
  }

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
    throw new AppError('conflict', 'Your entry is being created. Please try again in a minute.');
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

  /** @throws VersionConflict if the version has changed */
  async function changeOwn(before: ContestEntry, memberId: string, change: Partial<ContestEntry>) {
    const after = await entries.change(before, change);
    if (!after) throw new VersionConflict(await mustFind(before.contestId, memberId));
    return after;
  }

  /** Stores the submission. On the first one, also assigns the entry's number, which locks the criteria. */
  async function store(entry: ContestEntry, criteriaHash: string, receipt: Receipt) {
    const number = await numberFor(entry, criteriaHash);
    if (number === undefined) throw changedCriteria();
    return entries.change(entry, {
      number,
      state: 'open',
      receiptDueSince: receipt.at,
      submission: { ...entry.draft, ...receipt },
      receipts: [...entry.receipts, receipt],
    });
  }

  async function sendReceipt(entry: ContestEntry, contest: Contest): Promise<void> {
    const receipt = entry.receipts.at(-1);
    if (receipt) await receiptGiven(entry, contest, receipt);
    if (entry.receiptDueSince) await entries.receiptSent(entry.id, entry.receiptDueSince);
  }

  const toAnswer = (entry: ContestEntry, receipt: Receipt, isNew: boolean): SubmittedReceipt => ({
    ...receipt,
    number: entry.number!,
    isNew,
  });

  return {
    findOwn,
    mustFind,
    hasPlace,
    assertPlace,

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

    /** Submits the stored draft. Idempotent: resubmitting the same content returns the same receipt. */
    async submit(memberId: string, contestId: string, criteriaHash: string): Promise<SubmittedReceipt> {
      const contest = await findContest(contestId);
      const found = await mustFind(contestId, memberId);
      await entryFiles.finishAll(found);
      const entry = await mustFind(contestId, memberId);
      const at = now();
      assertOpen(contest, entry, at);
      await assertPlace(contestId, entry.captainId);
      checkContent(entry.draft);
      const sha256 = hashContent(entry.draft);
      const last = entry.receipts.at(-1);
      if (last?.sha256 === sha256 && entry.submission && entry.state === 'open') return toAnswer(entry, last, false);
      if (entry.receipts.length >= ENTRY_LIMITS.receipts) throw tooMany();
      const receipt = { at, sha256 };
      const after = await store(entry, criteriaHash, receipt);
      if (!after) throw new VersionConflict(await mustFind(contestId, memberId));
      await sendReceipt(after, contest);
      await announce();
      return toAnswer(after, receipt, true);
    },

    /** Sends receipts left unsent when a process was killed. A receipt may be sent twice, but is never lost. */
    async repairReceipts(): Promise<number> {
      const due = await entries.withDueReceipt(new Date(now().getTime() - CLAIM_MS));
      for (const entry of due) {
        const contest = await contests.find(entry.contestId);
        if (contest) await sendReceipt(entry, contest);
        else await entries.receiptSent(entry.id, entry.receiptDueSince!);
      }
      return due.length;
    },

    /** Withdraws the entry from the contest. The draft and the receipts are kept. */
    async withdraw(memberId: string, contestId: string): Promise<ContestEntry> {
      const contest = await findContest(contestId);
      const entry = await mustFind(contestId, memberId);
      if (entry.captainId !== memberId) throw captainOnly();
      if (entry.state === 'withdrawn') return entry;
      assertOpen(contest, entry, now());
      const after = await changeOwn(entry, memberId, { state: 'withdrawn' });
      await announce();
      return after;
    },

    async restore(memberId: string, contestId: string): Promise<ContestEntry> {
      const contest = await findContest(contestId);
      const entry = await mustFind(contestId, memberId);
      if (entry.captainId !== memberId) throw captainOnly();
      if (entry.state === 'removed') throw removed();
      if (entry.state === 'open') return entry;
      assertOpen(contest, entry, now());
      await assertPlace(contestId, entry.captainId);
      const after = await changeOwn(entry, memberId, { state: 'open' });
      await announce();
      return after;
    },
  };
}

export type OwnEntries = ReturnType<typeof createOwnEntries>;
