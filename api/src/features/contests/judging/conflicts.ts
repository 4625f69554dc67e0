import { limitConcurrency } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import type { SubmittedEntry } from '../entries/entry';
import type { Conflict } from './plan';

type Dependencies = Pick<ContestParts, 'isBlocked' | 'isFollowing' | 'organisations'>;

const AT_ONCE = 8;

/**
 * Finds conflicts that judges need not declare: their own entry, a follow or a block in either direction, and
 * membership of the same organisation as a maker.
 */
export function createConflictFinder({ isBlocked, isFollowing, organisations }: Dependencies) {
  /** @param judges judges with their positions in the plan */
  return async function findConflicts(
    judges: readonly { judge: number; memberId: string }[],
    entries: readonly Pick<SubmittedEntry, 'number' | 'memberIds'>[],
  ): Promise<Conflict[]> {
    const known = new Map<string, Promise<Set<string>>>();
    const inTurn = limitConcurrency(AT_ONCE);
    function organisationsOf(memberId: string): Promise<Set<string>> {
      const ids = known.get(memberId) ?? inTurn(async () => new Set(await organisations.idsOfMember(memberId)));
      known.set(memberId, ids);
      return ids;
    }
    async function isClose(judgeId: string, makerId: string): Promise<boolean> {
      if (judgeId === makerId) return true;
      const [ofJudge, ofMaker] = await Promise.all([organisationsOf(judgeId), organisationsOf(makerId)]);
      // The judge's organisations include the contest's own, so makers who belong to it are in conflict as well.
      if ([...ofMaker].some((id) => ofJudge.has(id))) return true;
      return inTurn(async () => (await isFollowing(judgeId, makerId)) || (await isBlocked(judgeId, makerId)));
    }
    const found = entries.flatMap(({ number, memberIds }) =>
      judges.map(async ({ judge, memberId }): Promise<Conflict[]> => {
        const close = await Promise.all(memberIds.map((makerId) => isClose(memberId, makerId)));
        return close.includes(true) ? [{ judge, number, reason: null }] : [];
      }),
    );
    return (await Promise.all(found)).flat();
  };
}
