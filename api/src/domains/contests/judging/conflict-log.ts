import type { ContestLogs } from './log';
import { type JudgingPlan, pseudonymOf } from './plan';

/**
 * Appends the lines of declared conflicts, and of those that their judges took back, which are not in the log yet.
 *
 * @param only limits the lines to these conflicts
 */
export async function logConflicts(
  logs: ContestLogs,
  { contestId, conflicts, withdrawals = [] }: JudgingPlan,
  only: (conflict: { judge: number; number: number }) => boolean = () => true,
): Promise<void> {
  const rounds = new Map<string, number>();
  async function append(kind: 'conflict' | 'withdrawal', judge: number, number: number, revision?: number) {
    const key = `${number} ${judge}`;
    const round = rounds.get(key) ?? 1;
    // The first line of a conflict has the name that earlier releases gave it.
    const name = kind === 'conflict' && round === 1 ? key : `${key} ${round}`;
    const of = { entry: number, judge: pseudonymOf(judge) };
    await logs.append(contestId, kind, name, revision === undefined ? of : { ...of, revision });
  }
  for (const { judge, number, revision } of withdrawals.filter(only)) {
    await append('conflict', judge, number);
    await append('withdrawal', judge, number, revision);
    rounds.set(`${number} ${judge}`, (rounds.get(`${number} ${judge}`) ?? 1) + 1);
  }
  for (const { judge, number, reason } of conflicts.filter(only))
    if (reason !== null) await append('conflict', judge, number);
}
