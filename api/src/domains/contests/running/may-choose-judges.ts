import { TERMS_LIMITS } from '@verse/api-contract/contests/contest-terms.values';
import { type Contest, graceEnd } from '../contest';
import { wrongState } from './contests-of-organisation';

export function assertRunning(contest: Contest): void {
  if (contest.state === 'draft') throw wrongState('Publish this contest first.');
  if (contest.state === 'cancelled') throw wrongState('This contest was cancelled.');
  if (contest.resultsAt) throw wrongState('The results are out, so this is final.');
}

/** Once judging has begun, judges can only be added, and only if the contest has too few. */
export function assertMayChoose(contest: Contest, memberIds: readonly string[], now: Date): void {
  if (contest.state === 'draft') return;
  assertRunning(contest);
  if (now < graceEnd(contest)) return;
  const before = contest.judgeIds ?? [];
  if (before.length < TERMS_LIMITS.fewestJudges && before.every((id) => memberIds.includes(id))) return;
  throw wrongState('Judging started, so the judges stay.');
}
