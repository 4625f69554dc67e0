import { DAY_MS } from '@verse/api-contract/time';
import { limitConcurrency } from '../../../platform/http';
import { type Appointment, type Contest, graceEnd } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { SubmittedEntry } from '../entries/entry';
import type { Conflict, ConflictCause } from './plan';

type Dependencies = Pick<ContestParts, 'hadProject' | 'organisations'>;

/** A judge with their position in the plan and the date on which they were chosen. */
export interface AppointedJudge extends Appointment {
  judge: number;
}

const AT_ONCE = 8;
const PROJECT_DAYS = 365;

/**
 * Returns the judges of a plan with the dates on which they were chosen.
 *
 * @param judges member ids by position
 */
export function toAppointed(contest: Contest | undefined, judges: readonly string[]): AppointedJudge[] {
  const dates = new Map(contest?.appointments?.map(({ memberId, at }) => [memberId, at]));
  // Judges chosen in earlier releases have no date; until judging begins, they cannot see entries.
  const latest = contest ? graceEnd(contest) : new Date(0);
  return judges.map((memberId, judge) => ({ memberId, judge, at: dates.get(memberId) ?? latest }));
}

/**
 * Finds conflicts that judges need not declare: their own entry, membership of the same organisation as a maker, and a
 * project agreed with a maker, or a payment for one, in the twelve months before the appointment. Nothing that a maker
 * can do alone counts, because makers would choose their judges; nor does anything that a judge can change during
 * judging, because a judge would learn who made an entry. Judges declare other conflicts.
 */
export function createConflictFinder({ hadProject, organisations }: Dependencies) {
  return async function findConflicts(
    judges: readonly AppointedJudge[],
    entries: readonly Pick<SubmittedEntry, 'number' | 'memberIds'>[],
  ): Promise<Conflict[]> {
    const known = new Map<string, Promise<Set<string>>>();
    const inTurn = limitConcurrency(AT_ONCE);
    function organisationsOf(memberId: string): Promise<Set<string>> {
      const ids = known.get(memberId) ?? inTurn(async () => new Set(await organisations.idsOfMember(memberId)));
      known.set(memberId, ids);
      return ids;
    }
    async function findCause(
      { memberId: judgeId, at }: AppointedJudge,
      makerId: string,
    ): Promise<ConflictCause | undefined> {
      if (judgeId === makerId) return 'own';
      const [ofJudge, ofMaker] = await Promise.all([organisationsOf(judgeId), organisationsOf(makerId)]);
      // The judge's organisations include the contest's own, so makers who belong to it are in conflict as well.
      if ([...ofMaker].some((id) => ofJudge.has(id))) return 'organisation';
      const from = new Date(at.getTime() - PROJECT_DAYS * DAY_MS);
      return (await inTurn(() => hadProject(judgeId, makerId, { from, to: at }))) ? 'project' : undefined;
    }
    const found = entries.flatMap(({ number, memberIds }) =>
      judges.map(async (judge): Promise<Conflict[]> => {
        const causes = await Promise.all(memberIds.map((makerId) => findCause(judge, makerId)));
        const cause = causes.find((one) => one !== undefined);
        return cause ? [{ judge: judge.judge, number, reason: null, cause }] : [];
      }),
    );
    return (await Promise.all(found)).flat();
  };
}

export type FindConflicts = ReturnType<typeof createConflictFinder>;
