import { randomInt } from 'node:crypto';
import { TERMS_LIMITS } from '@verse/api-contract/contests/contest-terms.values';
import { AppError, invalidField } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import { changeLatest } from '../change-latest';
import { appoint, type Contest, graceEnd } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { EntryRepository } from '../entries/entries.repository';
import type { Submission, SubmittedEntry } from '../entries/entry';
import { assign, type Pair } from './assignment';
import { type AppointedJudge, createConflictFinder } from './conflicts';
import {
  activePositions,
  type Conflict,
  entriesShortOfJudges,
  hasConflict,
  isRemoved,
  JUDGES_EACH,
  type JudgingPlan,
} from './plan';

type Dependencies = Pick<
  ContestParts,
  'plans' | 'scores' | 'logs' | 'contests' | 'entries' | 'organisations' | 'notify' | 'now' | 'followedSince'
>;

/** Maximum number of attempts. A few are enough, because concurrent changes to a plan are rare. */
const TRIES = 20;
const WITHDRAWN = 'The entry was withdrawn.';

export type JudgedContestTerms = Contest & Required<Pick<Contest, 'terms' | 'organisationId'>>;

/** Whether a contest is published, is run by an organisation, and accepts entries. */
export const isJudged = (contest: Contest): contest is JudgedContestTerms =>
  contest.terms !== undefined &&
  contest.organisationId !== undefined &&
  (contest.state === undefined || contest.state === 'published');

export type JudgingStage = 'before' | 'judging' | 'results';

export function judgingStageOf(contest: Contest, now: Date): JudgingStage {
  if (contest.resultsAt) return 'results';
  return now >= graceEnd(contest) ? 'judging' : 'before';
}

const busy = () =>
  new AppError('unavailable', 'Many people are working on this contest right now. Please try again.', {
    headers: { 'Retry-After': '1' },
  });
export const closed = () =>
  new AppError('wrong-state', 'Judging is closed: the results are published, or about to be.');

/** Returns a random order, so that lists do not reveal the judges' pseudonyms. */
function shuffled<T>(all: readonly T[]): T[] {
  const rest = [...all];
  for (let index = rest.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [rest[index], rest[other]] = [rest[other]!, rest[index]!];
  }
  return rest;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The part of an entry that planning needs. Loading the text and file list of every entry would use too much memory.
 */
type PlannedEntry = Pick<SubmittedEntry, 'number' | 'memberIds'> & { submission: Pick<Submission, 'at' | 'sha256'> };

async function submittedOf(entries: EntryRepository, contestId: string): Promise<PlannedEntry[]> {
  const all: PlannedEntry[] = [];
  for await (const { number, memberIds, submission } of entries.listSubmitted(contestId))
    all.push({ number, memberIds, submission: { at: submission.at, sha256: submission.sha256 } });
  return all.toSorted((one, other) => one.number - other.number);
}

/**
 * Keeps every pair unless its judge has a conflict or has left without scoring the entry. Then assigns judges to
 * entries that have too few.
 */
function completePairs(plan: JudgingPlan, numbers: readonly number[], scored: ReadonlySet<string>): Pair[] {
  const active = new Set(activePositions(plan));
  const kept = plan.pairs.map(({ number, judges }) => ({
    number,
    judges: judges.filter(
      (judge) => !hasConflict(plan, judge, number) && (active.has(judge) || scored.has(`${number} ${judge}`)),
    ),
  }));
  const fixed = new Set(kept.flatMap(({ number, judges }) => judges.map((judge) => `${number} ${judge}`)));
  return assign({
    pairs: kept,
    entries: [...new Set([...kept.map(({ number }) => number), ...numbers])],
    judges: [...active],
    each: JUDGES_EACH,
    hasConflict: (judge, entry) => hasConflict(plan, judge, entry) || isRemoved(plan, entry),
    isFixed: (judge, entry) => fixed.has(`${entry} ${judge}`),
  });
}

/** @param judges member ids by position */
function appointed(contest: Contest | undefined, judges: readonly string[]): AppointedJudge[] {
  const dates = new Map(contest?.appointments?.map(({ memberId, at }) => [memberId, at]));
  // Judges chosen in earlier releases have no date; until judging begins, they cannot see entries.
  const latest = contest ? graceEnd(contest) : new Date(0);
  return judges.map((memberId, judge) => ({ memberId, judge, at: dates.get(memberId) ?? latest }));
}

/** Plans which judge scores which entry, and keeps plans complete. */
export function createPlanning(dependencies: Dependencies) {
  const { plans, scores, logs, contests, entries, organisations, notify, now } = dependencies;
  const findConflicts = createConflictFinder(dependencies);

  async function make(contest: JudgedContestTerms): Promise<JudgingPlan> {
    const { id: contestId, organisationId, judgeIds = [] } = contest;
    const roles = await Promise.all(judgeIds.map((memberId) => organisations.roleOf(organisationId, memberId)));
    const submitted = await submittedOf(entries, contestId);
    const makers = new Set(submitted.flatMap(({ memberIds }) => memberIds));
    // A maker may have joined the organisation after submitting an entry.
    const judges = shuffled(judgeIds.filter((id, index) => roles[index] !== undefined && !makers.has(id)));
    const empty: JudgingPlan = {
      contestId,
      madeAt: now(),
      judges,
      gone: [],
      removals: [],
      state: 'judging',
      version: 1,
      conflicts: await findConflicts(appointed(contest, judges), submitted),
      pairs: [],
      isAnnounced: false,
    };
    const numbers = submitted.map(({ number }) => number);
    await plans.insert({ ...empty, pairs: completePairs(empty, numbers, new Set()) });
    return announce((await plans.find(contestId))!, submitted);
  }

  /** Begins the log and notifies the judges. The job retries this until it succeeds. */
  async function announce(plan: JudgingPlan, submitted: readonly PlannedEntry[]): Promise<JudgingPlan> {
    if (plan.isAnnounced) return plan;
    const { contestId, judges } = plan;
    const { terms, organisationId } = (await contests.find(contestId)) ?? {};
    const criteriaHash = terms?.criteriaHash ?? '';
    await logs.append(contestId, 'begin', '', { criteriaHash, entries: submitted.map(toLogged) });
    for (const judge of judges.filter(Boolean))
      await notify(judge, { kind: 'contests', subject: `judging ${contestId}`, by: organisationId ?? SITE });
    return (await plans.change(plan, { isAnnounced: true })) ?? (await plans.find(contestId))!;
  }

  /**
   * Changes the current plan, retrying if it has changed concurrently. `to` returns undefined if nothing needs to
   * change.
   */
  async function change(
    contestId: string,
    to: (plan: JudgingPlan) => Partial<JudgingPlan> | undefined | Promise<Partial<JudgingPlan> | undefined>,
  ): Promise<JudgingPlan> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const plan = await plans.find(contestId);
      if (!plan) throw busy();
      const wanted = await to(plan);
      if (!wanted) return plan;
      const changed = await plans.change(plan, wanted);
      if (changed) return changed;
    }
    throw busy();
  }

  /** Returns the plan's removals, updated for entries that were removed, restored, or withdrawn elsewhere. */
  async function removalsOf(plan: JudgingPlan, numbers: ReadonlySet<number>): Promise<JudgingPlan['removals']> {
    const kept = plan.removals.filter(({ number, isApplied }) => !isApplied || !numbers.has(number));
    const missing = plan.pairs.filter(({ number }) => !numbers.has(number) && !isRemoved(plan, number));
    const added = missing.map(async ({ number }) => {
      const { removal } = (await entries.byNumber(plan.contestId, number)) ?? {};
      return { number, isApplied: true, ...(removal ?? { reason: WITHDRAWN, at: now(), by: '' }) };
    });
    return [...kept, ...(await Promise.all(added))];
  }

  async function findLeftJudges({ contestId, judges }: JudgingPlan): Promise<number[]> {
    // Staff may have given the contest to another organisation since judging began.
    const { organisationId = '' } = (await contests.find(contestId)) ?? {};
    // The id of an erased judge is empty, so it has no role in any organisation.
    const roles = await Promise.all(judges.map((id) => organisations.roleOf(organisationId, id)));
    return judges.flatMap((_, judge) => (roles[judge] === undefined ? [judge] : []));
  }

  /** Adds conflicts for new entries, e.g. restored ones. */
  async function conflictsOf(plan: JudgingPlan, submitted: readonly PlannedEntry[]): Promise<Conflict[]> {
    const known = new Set(plan.pairs.map(({ number }) => number));
    const added = submitted.filter(({ number }) => !known.has(number));
    if (added.length === 0) return plan.conflicts;
    const contest = await contests.find(plan.contestId);
    const active = activePositions(plan);
    const judges = appointed(contest, plan.judges).filter(({ judge }) => active.includes(judge));
    return [...plan.conflicts, ...(await findConflicts(judges, added))];
  }

  /** Assigns judges to entries that have too few, e.g. after a judge has left. */
  async function complete(contestId: string): Promise<JudgingPlan> {
    const submitted = await submittedOf(entries, contestId);
    const numbers = submitted.map(({ number }) => number);
    const plan = await change(contestId, async (before) => {
      if (before.state !== 'judging') return undefined;
      const [gone, removals, conflicts] = await Promise.all([
        findLeftJudges(before),
        removalsOf(before, new Set(numbers)),
        conflictsOf(before, submitted),
      ]);
      const next = { ...before, gone, removals, conflicts };
      const pairs = completePairs(next, numbers, await scores.keysOf(contestId));
      const isSame = isEqual([before.gone, before.removals, before.pairs], [gone, removals, pairs]);
      return isSame ? undefined : { gone, removals, conflicts, pairs };
    });
    return announce(plan, submitted);
  }

  return {
    change,
    complete,
    /** Returns the plan if judging has begun. Creates it if it is missing. */
    async find(contest: Contest): Promise<JudgingPlan | undefined> {
      if (!isJudged(contest) || judgingStageOf(contest, now()) === 'before') return undefined;
      return (await plans.find(contest.id)) ?? make(contest);
    },
    /**
     * Declares a conflict. The entry is reassigned to another judge, and any score from this judge no longer counts.
     */
    async declareConflict(contestId: string, judge: number, number: number, reason: string): Promise<void> {
      const scored = await scores.keysOf(contestId);
      await change(contestId, (before) => {
        if (before.state !== 'judging') throw closed();
        const conflicts = [...before.conflicts.filter((one) => one.judge !== judge || one.number !== number)];
        const next = { ...before, conflicts: [...conflicts, { judge, number, reason }] };
        return { conflicts: next.conflicts, pairs: completePairs(next, [], scored) };
      });
      await logs.append(contestId, 'conflict', `${number} ${judge}`, { entry: number, judge: `Judge ${judge + 1}` });
    },
    /** @throws AppError `conflict` if all entries have enough judges */
    async addJudges(contest: JudgedContestTerms, memberIds: readonly string[]): Promise<JudgingPlan> {
      const roles = await Promise.all(memberIds.map((id) => organisations.roleOf(contest.organisationId, id)));
      if (roles.includes(undefined)) throw new AppError('invalid', 'Only members of the organisation can judge.');
      const submitted = await submittedOf(entries, contest.id);
      if (submitted.some((entry) => entry.memberIds.some((id) => memberIds.includes(id))))
        throw invalidField('memberIds', 'A member who takes part in this contest cannot judge it.');
      const at = now();
      const scored = await scores.keysOf(contest.id);
      const plan = await change(contest.id, async (before) => {
        if (before.state !== 'judging') throw closed();
        const added = [...new Set(memberIds)].filter((id) => !before.judges.includes(id));
        if (added.length === 0) return undefined;
        if (entriesShortOfJudges(before).length === 0)
          throw new AppError('conflict', 'Every entry has enough judges, so no judge can be added now.');
        if (before.judges.length + added.length > TERMS_LIMITS.mostJudges)
          throw new AppError('limit', `A contest has at most ${TERMS_LIMITS.mostJudges} judges.`);
        const judges = [...before.judges, ...shuffled(added)];
        const positions = judges.map((memberId, judge) => ({ memberId, judge, at })).slice(before.judges.length);
        const conflicts = [...before.conflicts, ...(await findConflicts(positions, submitted))];
        return {
          judges,
          conflicts,
          pairs: completePairs({ ...before, judges, conflicts }, [], scored),
          isAnnounced: false,
        };
      });
      const find = async () => (await contests.find(contest.id)) ?? contest;
      await changeLatest(contests, find, (before) => appoint(before, plan.judges.filter(Boolean), at));
      return announce(plan, submitted);
    },
  };
}

/** Returns the public part of a submission, for the log. */
export const toLogged = ({ number, submission }: Omit<PlannedEntry, 'memberIds'>) => ({
  entry: number,
  submittedAt: submission.at.toISOString(),
  sha256: submission.sha256,
});

export type Planning = ReturnType<typeof createPlanning>;
