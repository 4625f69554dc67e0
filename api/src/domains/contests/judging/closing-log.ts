import { logConflicts } from './conflict-log';
import type { ContestLogs } from './log';
import { type JudgingPlan, pairsOf, pseudonymOf } from './plan';
import { type LoggedEntry, toLogged } from './planned-entries';

/**
 * Appends any lines that are missing because a process was killed, and then the last line. The last line names the
 * judges of each entry, because a judge who has just left may have scored an entry after it was reassigned.
 */
export async function completeLog(
  logs: ContestLogs,
  plan: JudgingPlan,
  all: ReadonlyMap<number, LoggedEntry>,
): Promise<string> {
  const { contestId } = plan;
  const known = new Set<unknown>();
  const removed = new Set<unknown>();
  for await (const { kind, data } of logs.list(contestId)) {
    if (kind === 'begin') for (const { entry } of data.entries as { entry: number }[]) known.add(entry);
    if (kind === 'addition') known.add(data.entry);
    if (kind === 'removal') removed.add(data.entry);
    if (kind === 'restoration') removed.delete(data.entry);
  }
  for (const [number, entry] of all) {
    if (!known.has(number)) await logs.append(contestId, 'addition', `${number}`, toLogged(entry));
    if (removed.has(number)) await logs.append(contestId, 'restoration', `${number} last`, { entry: number });
  }
  for (const { number } of plan.pairs)
    if (!all.has(number) && !removed.has(number))
      await logs.append(contestId, 'removal', `${number} last`, { entry: number });
  await logConflicts(logs, plan);
  const judges = pairsOf(plan).map((pair) => ({ entry: pair.number, judges: pair.judges.map(pseudonymOf) }));
  await logs.append(contestId, 'close', '', { closedAt: plan.closedAt!.toISOString(), judges });
  return logs.head(contestId);
}
