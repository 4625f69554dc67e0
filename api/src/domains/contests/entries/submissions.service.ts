import { entryContentSchema } from '@verse/api-contract/contests/contest-entries.schema';
import { ENTRY_LIMITS, ENTRY_MESSAGES } from '@verse/api-contract/contests/contest-entries.values';
import { AppError, invalidField, validate, VersionConflict } from '../../../platform/http';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { hashContent } from './content-hash';
import type { ContestEntry, EntryContent, Receipt } from './entry';
import type { EntryFilesService } from './entry-files.service';
import { assertOpen } from './entry-rules';
import { createNumbering } from './numbering';
import type { OwnEntryFinder } from './own-entry-finder';

const changedCriteria = () => new AppError('conflict', 'The criteria just changed. Read them again, then submit.');
const tooMany = () => new AppError('limit', 'You’ve used all your submissions. The last one counts.');

export interface SubmittedReceipt extends Receipt {
  number: number;
  isNew: boolean;
}

export type SubmissionDependencies = Pick<ContestParts, 'entries' | 'contests' | 'findContest' | 'now' | 'announce'> & {
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

/** Submits entries, and sends their receipts. */
export async function createSubmissions(dependencies: SubmissionDependencies & { finder: OwnEntryFinder }) {
  const { entries, contests, findContest, entryFiles, now, receiptGiven, announce } = dependencies;
  const { mustFind, assertPlace } = dependencies.finder;
  const numberFor = createNumbering({ contests, entries });
  const receipts = await entries.openReceipts({ run: repairReceipt, now });

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

  const receiptSent = ({ id, receiptDueSince }: ContestEntry) => receipts.clear(id, { receiptDueSince });

  async function sendReceipt(entry: ContestEntry, contest: Contest): Promise<void> {
    const receipt = entry.receipts.at(-1);
    if (receipt) await receiptGiven(entry, contest, receipt);
    if (entry.receiptDueSince) await receiptSent(entry);
  }

  async function repairReceipt(entry: ContestEntry): Promise<void> {
    const contest = await contests.find(entry.contestId);
    if (contest) await sendReceipt(entry, contest);
    else await receiptSent(entry);
  }

  const toAnswer = (entry: ContestEntry, receipt: Receipt, isNew: boolean): SubmittedReceipt => ({
    ...receipt,
    number: entry.number!,
    isNew,
  });

  return {
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
    repairReceipts: receipts.complete,
  };
}
