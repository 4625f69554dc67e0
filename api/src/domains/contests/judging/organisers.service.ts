import type { JudgingProgress } from '@verse/api-contract/api';
import { type ConflictCause, JUDGING_LIMITS } from '@verse/api-contract/contests/contest-judging.values';
import { TERMS_LIMITS } from '@verse/api-contract/contests/contest-terms.values';
import { compareNames } from '@verse/api-contract/formats';
import { AppError, type Person } from '../../../platform/http';
import type { KnownOrganisation } from '../../../platform/ports';
import type { Contest } from '../contest';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { ContestEntry } from '../entries/entry';
import { UNKNOWN_CONTEST } from '../find-contest';
import { missingOf } from './closing.service';
import type { Hold, Holds } from './holds.service';
import { isJudged, type JudgedContestTerms, UNKNOWN_ENTRY } from './judged-contest';
import {
  entriesShortOfJudges,
  isBarred,
  isRemoved,
  judgeOf,
  JUDGES_EACH,
  type JudgingPlan,
  numbersFor,
  pairsOf,
  scoredIn,
  takesFewerJudges,
} from './plan';
import type { Planning } from './planning.service';
import type { Removals } from './removals.service';

type Dependencies = Pick<ContestParts, 'findContacts' | 'organisations' | 'contests' | 'entries' | 'scores' | 'now'> & {
  planning: Planning;
  removals: Removals;
  holds: Pick<Holds, 'find'>;
};

export interface Progress extends Omit<JudgingProgress, 'id' | 'title' | 'stage' | 'judgingFrom' | 'resultsBy'> {
  contest: JudgedContestTerms;
}

const MOST_CANDIDATES = 100;
const unknown = () => new AppError('not-found', UNKNOWN_CONTEST);

/** Returns a predicate for entries hidden from an organiser who is also a judge. */
const hiddenFrom = (plan: JudgingPlan, memberId: string) => (number: number) => isBarred(plan, memberId, number);

/** Omits the entry number if the organiser must not see the entry. */
const heldView = ({ number, by, until }: Hold, isHidden: (number: number) => boolean): JudgingProgress['held'] => ({
  number: isHidden(number) ? null : number,
  by,
  until: until.toISOString(),
});

/** Counts the judges who may not score an entry, by cause. Their names would lead to the makers. */
function conflictsOf(plan: JudgingPlan, number: number): Progress['list'][number]['conflicts'] {
  const counts = new Map<ConflictCause, number>();
  for (const { number: of, reason, cause } of plan.conflicts)
    if (of === number) {
      const found = cause === 'project' ? 'other' : (cause ?? 'other');
      const why = reason === null ? found : 'declared';
      counts.set(why, (counts.get(why) ?? 0) + 1);
    }
  return [...counts].map(([cause, judges]) => ({ cause, judges }));
}

/** Provides judging data for organisers: progress, but no scores. */
export function createOrganisers(dependencies: Dependencies) {
  const { contests, scores, planning, removals, holds, organisations, findContacts } = dependencies;
  const { entries, now } = dependencies;
  async function admit(
    person: Pick<Person, 'id'>,
    { handle, id }: { handle: string; id: string },
    use: 'read' | 'write',
  ): Promise<{ contest: JudgedContestTerms; organisation: KnownOrganisation }> {
    const organisation = await organisations.admit(person, handle, RUNNING_ROLES, use);
    const contest: Contest | undefined = await contests.find(id);
    if (!contest || contest.organisationId !== organisation.id || !isJudged(contest)) throw unknown();
    return { contest, organisation };
  }

  async function candidatesFor(plan: JudgingPlan, organisationId: string): Promise<Progress['candidates']> {
    if (entriesShortOfJudges(plan).length === 0 || plan.judges.length >= TERMS_LIMITS.mostJudges) return [];
    const members = await organisations.membersOf(organisationId, ['owner', 'recruiter', 'judge']);
    const free = [];
    for (const id of members.filter((one) => !plan.judges.includes(one)).slice(0, MOST_CANDIDATES))
      if (!(await entries.ofMember(plan.contestId, id))) free.push(id);
    return (await findContacts(free)).map(({ id, name }) => ({ id, name }));
  }

  /**
   * Returns the judges sorted by name, so that the order does not reveal their pseudonyms. Entries hidden from the
   * organiser are not counted.
   */
  async function judgesOf(
    plan: JudgingPlan,
    scored: ReadonlySet<string>,
    isHidden: (number: number) => boolean,
  ): Promise<Progress['judges']> {
    const contacts = await findContacts(plan.judges.filter(Boolean));
    return contacts
      .map(({ id, name }) => {
        const judge = judgeOf(plan, id);
        const numbers = numbersFor(plan, judge).filter((number) => !isHidden(number));
        const done = numbers.filter((number) => scored.has(`${number} ${judge}`)).length;
        return { name, assigned: numbers.length, scored: done };
      })
      .toSorted((one, other) => compareNames(one.name, other.name));
  }

  return {
    admit,
    /** @throws AppError `not-found` before judging begins, or if the caller is a judge who must not see the entry */
    async findEntry(person: Pick<Person, 'id'>, contest: Contest, number: number): Promise<ContestEntry> {
      const plan = await planning.find(contest);
      // Entries are hidden from organisers until judging begins.
      if (!plan || hiddenFrom(plan, person.id)(number)) throw new AppError('not-found', UNKNOWN_ENTRY);
      return removals.find(contest.id, number);
    },
    /** @throws AppError `forbidden` if the site's staff removed the entry */
    async assertOwnRemoval({ organisationId }: JudgedContestTerms, { state, removal }: ContestEntry): Promise<void> {
      if (state !== 'removed' || !removal?.by || removal.side === 'organisation') return;
      if (removal.side === 'staff' || (await organisations.roleOf(organisationId, removal.by)) === undefined)
        throw new AppError('forbidden', 'Our staff removed this entry. Only they can restore it.');
    },
    /** @param after the page begins after this entry number */
    async progress(person: Pick<Person, 'id'>, contest: JudgedContestTerms, after: number): Promise<Progress> {
      const plan = await planning.find(contest);
      const nothing = { judges: [], list: [], next: null, entries: 0, complete: 0, short: [], candidates: [] };
      if (!plan) return { contest, ...nothing, canClose: false, held: null, hidden: 0 };
      const scored = scoredIn(plan, await scores.givenIn(contest.id));
      const isHidden = hiddenFrom(plan, person.id);
      const shown = plan.pairs.filter(({ number }) => !isHidden(number));
      const takesFewer = takesFewerJudges(plan, contest.terms.resultsBy, now());
      const missing = missingOf(plan, scored, takesFewer);
      const hold = contest.resultsAt ? undefined : await holds.find(plan);
      const partaking = pairsOf(plan).filter(({ number }) => !isHidden(number));
      const rows = shown
        .filter(({ number }) => number > after)
        .toSorted((one, other) => one.number - other.number)
        .slice(0, JUDGING_LIMITS.page + 1);
      const page = rows.slice(0, JUDGING_LIMITS.page);
      return {
        contest,
        judges: await judgesOf(plan, scored, isHidden),
        list: page.map(({ number, judges }) => ({
          number,
          scores: judges.filter((judge) => scored.has(`${number} ${judge}`)).length,
          needed: JUDGES_EACH,
          removal: plan.removals.find((one) => one.number === number)?.reason ?? null,
          conflicts: conflictsOf(plan, number),
        })),
        next: rows.length > page.length ? page.at(-1)!.number : null,
        entries: partaking.length,
        complete: partaking.filter(({ number }) => !missing.includes(number)).length,
        short: entriesShortOfJudges(plan).filter((number) => !isHidden(number)),
        canClose: missing.length === 0 && contest.resultsAt === undefined && !hold,
        held: hold ? heldView(hold, isHidden) : null,
        candidates: await candidatesFor(plan, contest.organisationId),
        hidden: plan.pairs.filter(({ number }) => isHidden(number) && !isRemoved(plan, number)).length,
      };
    },
  };
}

export type Organisers = ReturnType<typeof createOrganisers>;
