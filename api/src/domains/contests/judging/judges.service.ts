import { JUDGING_LIMITS } from '@verse/api-contract/contests/contest-judging.values';
import { AppError, type Person } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import { isSubmitted, type SubmittedEntry } from '../entries/entry';
import { type JudgeView, toJudgeView } from '../entries/judge-view';
import { UNKNOWN_CONTEST } from '../find-contest';
import { isJudged, type JudgedContestTerms, type JudgingStage, judgingStageOf, UNKNOWN_ENTRY } from './judged-contest';
import { judgeOf, type JudgingPlan, numbersFor, scoredIn } from './plan';
import type { Planning } from './planning.service';
import type { Score } from './scores.repository';
import type { Assignment } from './scoring.service';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'entries' | 'scores' | 'organisations' | 'mayJudge' | 'findIdentities' | 'now'
> & {
  planning: Planning;
};

/** A contest as one judge sees it. All counts include only the entries assigned to this judge. */
export interface ContestOfJudge {
  contest: JudgedContestTerms;
  organisation: string;
  stage: JudgingStage;
  /** Undefined before judging begins. */
  plan: JudgingPlan | undefined;
  judge: number;
  numbers: number[];
  scored: ReadonlySet<number>;
}

export interface EntryOfJudge {
  of: ContestOfJudge;
  entry: JudgeView;
  own: Score | undefined;
  others: Score[];
  next: number | null;
}

const unknownContest = () => new AppError('not-found', UNKNOWN_CONTEST);
const unknownEntry = () => new AppError('not-found', UNKNOWN_ENTRY);

/**
 * Provides the data for one judge. It depends only on the entries assigned to this judge, so that nothing can be
 * inferred about the others.
 */
export function createJudges(dependencies: Dependencies) {
  const { contests, entries, scores, planning, organisations, mayJudge, findIdentities, now } = dependencies;

  const blind = async (entry: SubmittedEntry): Promise<JudgeView> =>
    toJudgeView(entry, entry.submission, await findIdentities(entry.memberIds));

  /** Returns undefined if the member does not judge the contest, or no longer does. */
  async function open(memberId: string, contest: JudgedContestTerms): Promise<ContestOfJudge | undefined> {
    const { id, organisationId, judgeIds = [], guestIds = [] } = contest;
    const plan = await planning.find(contest);
    const judge = plan ? judgeOf(plan, memberId) : -1;
    if (plan ? judge < 0 : !judgeIds.includes(memberId)) return undefined;
    if (!(await mayJudge(contest, memberId))) return undefined;
    // The rights of a guest end with the contest.
    const isOver = contest.resultsAt !== undefined && guestIds.includes(memberId);
    if (isOver && (await organisations.roleOf(organisationId, memberId)) === undefined) return undefined;
    const organisation = (await organisations.findAll([organisationId])).get(organisationId)?.name ?? '';
    const numbers = plan ? numbersFor(plan, judge) : [];
    const given = plan ? scoredIn(plan, await scores.givenBy(id, memberId)) : new Set<string>();
    const scored = new Set(numbers.filter((number) => given.has(`${number} ${judge}`)));
    return { contest, organisation, stage: judgingStageOf(contest, now()), plan, judge, numbers, scored };
  }

  async function find(person: Pick<Person, 'id'>, id: string): Promise<ContestOfJudge> {
    const contest = await contests.find(id);
    const found = contest && isJudged(contest) ? await open(person.id, contest) : undefined;
    if (!found) throw unknownContest();
    return found;
  }

  /** @throws AppError `not-found` if the entry is unknown, or assigned only to other judges */
  async function findAssigned(person: Pick<Person, 'id'>, id: string, number: number) {
    const of = await find(person, id);
    const entry = of.numbers.includes(number) ? await entries.byNumber(id, number) : undefined;
    if (!of.plan || !entry || !isSubmitted(entry)) throw unknownEntry();
    const { contest, plan, judge } = of;
    const assignment: Assignment = { contest, plan, judge, number, memberId: person.id };
    return { of, entry, assignment };
  }

  return {
    blind,
    find,
    findAssigned,
    async list(person: Pick<Person, 'id'>): Promise<ContestOfJudge[]> {
      const own = (await contests.listOfJudge(person.id)).slice(0, JUDGING_LIMITS.contests);
      const found = await Promise.all(own.filter(isJudged).map((contest) => open(person.id, contest)));
      return found.filter((one) => one !== undefined);
    },
    async findEntry(person: Pick<Person, 'id'>, id: string, number: number): Promise<EntryOfJudge> {
      const { of, entry } = await findAssigned(person, id, number);
      const judges = of.plan!.pairs.find((pair) => pair.number === number)!.judges;
      const all = await scores.ofEntry(id, number, judges);
      const own = all.find(({ judge }) => judge === of.judge);
      // Other judges' scores are hidden until the results are published, because they could influence scores that can
      // still change.
      const others = of.stage === 'results' && own ? all.filter((one) => one !== own) : [];
      const open = of.numbers.filter((one) => one !== number && !of.scored.has(one));
      const next = open.find((one) => one > number) ?? open[0] ?? null;
      return { of, entry: await blind(entry), own, others, next };
    },
  };
}

export type Judges = ReturnType<typeof createJudges>;
