import { AppError } from '../../platform/http';
import type { Contest } from './contest';
import type { ContestRepository } from './contests.repository';

type Change = Partial<Contest> | undefined;

/** Maximum number of attempts. A few are enough, because concurrent changes to a contest are rare. */
const TRIES = 10;

/**
 * Changes the contest that `find` returns, and tries again with the latest version if it has changed in the meantime.
 * Returns undefined if `decide` returns no change.
 *
 * @throws AppError from `find` or `decide`
 */
export async function changeLatest(
  contests: Pick<ContestRepository, 'change'>,
  find: () => Promise<Contest>,
  decide: (contest: Contest) => Promise<Change> | Change,
): Promise<Contest | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await find();
    const change = await decide(before);
    if (!change) return undefined;
    const after = await contests.change(before, change);
    if (after) return after;
  }
  throw new AppError('unavailable', 'Someone is changing this contest. Please try again.', {
    headers: { 'Retry-After': '1' },
  });
}
