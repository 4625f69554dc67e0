import type { Leaders } from '@verse/api-contract/api';
import type { Leaderboard } from './leaderboard';

interface Known {
  name: string;
  handle: string | null;
}

/** Returns the given members as visible to the viewer, omitting hidden ones. */
export type FindVisible = (viewerId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Known>>;

interface Dependencies {
  standings: Pick<Leaderboard, 'first'>;
  seenBy: FindVisible;
  /** Rejects members who have no plan. */
  assertPro: (memberId: string) => Promise<void>;
}

const SHOWN = 10;
/** Number of members to read. More than are shown, because some may be hidden. */
const READ = 30;

export const createLeadersService =
  ({ standings, seenBy, assertPro }: Dependencies) =>
  async (callerId: string): Promise<Leaders> => {
    await assertPro(callerId);
    const first = await standings.first(READ);
    const seen = await seenBy(
      callerId,
      first.map(({ _id }) => _id),
    );
    const leaders = first.flatMap(({ _id, rank, points }) => {
      const { name, handle } = seen.get(_id) ?? {};
      return name && handle ? [{ rank, points, name, handle, isCaller: _id === callerId }] : [];
    });
    return { asOf: first[0]?.asOf.toISOString() ?? null, leaders: leaders.slice(0, SHOWN) };
  };
