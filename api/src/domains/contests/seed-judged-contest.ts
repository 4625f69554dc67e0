import { z } from 'zod';
import { scoreFormSchema } from '@verse/api-contract/contests/contest-judging.schema';
import { contestTermsSchema } from '@verse/api-contract/contests/contest-terms.schema';
import { checkFile, CONTEST_FILES, FILE_HEAD, fileTypeOf } from '@verse/api-contract/files';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { canonicalJson, sha256 } from '../../platform/hashes';
import { newBlobName } from '../../platform/resumable-uploads';
import type { ContentFolder } from '../../platform/seeding';
import type { Contest } from './contest';
import type { ContestParts } from './contest-parts';
import { hashContent } from './entries/content-hash';
import type { EntryFile, SubmittedEntry } from './entries/entry';
import { createShownCopies } from './entries/shown-copies';
import { createGalleryRepository } from './gallery/gallery.repository';
import { HOUSE_ID } from './house';
import type { JudgingPart } from './judging';
import type { JudgedContestTerms } from './judging/judged-contest';
import type { JudgingPlan } from './judging/plan';
import { toLogged } from './judging/planned-entries';

/** Entries, jury and scores of an ended sample. Makers and judges are sample members, named by their handles. */
export const judgedSampleSchema = contestTermsSchema
  .pick({ rules: true, pledge: true, licence: true, criteria: true })
  .extend({
    judges: z.array(z.string()),
    /** What each judge says on the page of results. */
    sentences: z.array(z.string()),
    entries: z.array(
      z.object({
        by: z.string(),
        title: z.string(),
        text: z.string(),
        picture: z.string(),
        /** In the order of the judges. */
        scores: z.array(scoreFormSchema),
      }),
    ),
  });
type JudgedSample = z.infer<typeof judgedSampleSchema>;

type Dependencies = Pick<
  ContestParts,
  | 'contests'
  | 'entries'
  | 'plans'
  | 'logs'
  | 'awards'
  | 'judgeSentences'
  | 'blobs'
  | 'uploads'
  | 'foreignFiles'
  | 'config'
  | 'db'
> &
  Pick<JudgingPart, 'score' | 'finish'>;

const RESULT_DAYS = 42;
const AWARD_DAYS = 70;

const toMemberId = (handle: string): string => `sample-${handle}`;

/** Returns the terms and the judges of a contest that the house ran. */
export function toHouseContest(contest: Contest, { judges, ...texts }: JudgedSample): JudgedContestTerms {
  const { rules, pledge, licence, criteria } = texts;
  const judgeIds = judges.map(toMemberId);
  const after = (days: number) => new Date(contest.deadline.getTime() + days * DAY_MS);
  return {
    ...contest,
    organisationId: HOUSE_ID,
    createdAt: contest.startsAt,
    publishedAt: contest.startsAt,
    state: 'published',
    judgeIds,
    // Sample members are no staff, so they judge as guests.
    guestIds: judgeIds,
    appointments: judgeIds.map((memberId) => ({ memberId, at: contest.startsAt })),
    entryCount: texts.entries.length,
    terms: {
      rules,
      pledge,
      licence,
      criteria,
      criteriaHash: sha256(canonicalJson(criteria)),
      shareRule: 'top-three',
      graceMinutes: 60,
      teamSize: 1,
      vote: null,
      resultsBy: after(RESULT_DAYS),
      awardBy: after(AWARD_DAYS),
    },
  };
}

/**
 * Adds an ended contest with entries, scores, results and an awarded prize, by the code that real contests use. Can be
 * repeated after a kill: the contest is stored when all but its results exists, and a job publishes those if need be.
 */
export function createSeedJudged(dependencies: Dependencies) {
  const { contests, entries, plans, logs, awards, judgeSentences } = dependencies;
  const { blobs, uploads, config, db, score, finish } = dependencies;
  const copy = createShownCopies({ ...dependencies, limits: config.limits });

  async function toFile(content: ContentFolder, address: string, id: string, ownerId: string) {
    const picture = await content.picture(address);
    if (!picture) return undefined;
    const bytes = await picture.read();
    const type = fileTypeOf(bytes.subarray(0, FILE_HEAD));
    if (!type || checkFile(picture.name, bytes.length, bytes.subarray(0, FILE_HEAD), CONTEST_FILES) !== null)
      return undefined;
    const blob = newBlobName();
    await blobs.put(blob, bytes, ownerId);
    const file = { id, name: picture.name, type, bytes: bytes.length, parts: [{ blob, bytes: bytes.length }] };
    const shown = await copy({ file, ownerId, mayParse: () => Promise.resolve(true) });
    return { ...file, sha256: await uploads.hash(file.parts), shown } satisfies EntryFile;
  }

  async function addEntry(
    content: ContentFolder,
    contest: Contest,
    sample: JudgedSample['entries'][number],
    number: number,
  ) {
    const id = `${contest.id}-entry-${number}`;
    const known = await entries.find(id);
    if (known) return known as SubmittedEntry;
    const captainId = toMemberId(sample.by);
    const file = await toFile(content, sample.picture, `${id}-picture`, captainId);
    const { title, text } = sample;
    const draft = { title, text, links: [], madeHow: 'by-hand' as const, files: file ? [file] : [] };
    const at = new Date(contest.deadline.getTime() - number * DAY_MS);
    const submission = { ...draft, at, sha256: hashContent(draft) };
    const entry: SubmittedEntry = {
      id,
      contestId: contest.id,
      captainId,
      memberIds: [captainId],
      invitedIds: [],
      teamName: '',
      draft,
      startedAt: new Date(at.getTime() - 60 * MINUTE_MS),
      number,
      submission,
      receipts: [{ at, sha256: submission.sha256 }],
      state: 'open',
      version: 1,
    };
    await entries.insert(entry);
    return entry;
  }

  return async (
    content: ContentFolder,
    contest: JudgedContestTerms,
    sample: JudgedSample,
    now: Date,
  ): Promise<void> => {
    const contestId = contest.id;
    const added: SubmittedEntry[] = [];
    for (const [index, one] of sample.entries.entries()) added.push(await addEntry(content, contest, one, index + 1));
    const judges = contest.judgeIds ?? [];
    const plan: JudgingPlan = {
      contestId,
      madeAt: contest.deadline,
      judges,
      gone: [],
      conflicts: [],
      pairs: added.map(({ number }) => ({ number, judges: judges.map((_, judge) => judge) })),
      removals: [],
      state: 'closing',
      closedAt: now,
      isAnnounced: true,
      version: 1,
    };
    const { criteriaHash } = contest.terms;
    await logs.append(contestId, 'begin', '', { criteriaHash, entries: added.map(toLogged) });
    const open = { ...plan, state: 'judging' as const };
    for (const [index, { scores }] of sample.entries.entries())
      for (const [judge, form] of scores.entries())
        await score({ contest, plan: open, judge, number: index + 1, memberId: judges[judge]! }, 0, form);
    await plans.insert(plan);
    const by = added[0]!.captainId;
    await awards.insertStep({ contestId, prize: 'judges', step: 'received', note: '', link: '', at: now, by });
    for (const [judge, sentence] of sample.sentences.entries())
      await judgeSentences.set({ contestId, memberId: judges[judge]!, sentence, at: now });
    const gallery = await createGalleryRepository(db);
    for (const { id, captainId } of added) await gallery.agree(id, contestId, captainId, undefined);
    await contests.insert(contest);
    await finish(plan);
  };
}

export type SeedJudged = ReturnType<typeof createSeedJudged>;
