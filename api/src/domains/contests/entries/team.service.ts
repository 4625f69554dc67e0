import { AppError, type Person } from '../../../platform/http';
import { type Contest, teamSizeOf } from '../contest';
import type { ContestParts } from '../contest-parts';
import { type ContestEntry, teamOf } from './entry';
import { assertOpen } from './entry-rules';
import type { OwnEntries } from './own-entry.service';
import type { FindValidInvitations } from './valid-invitations';

const UNINVITED = 'No one with this handle has invited you.';
const uninvited = () => new AppError('not-found', UNINVITED);
const conflict = (message: string) => new AppError('conflict', message);

type Dependencies = Pick<
  ContestParts,
  'entries' | 'findContest' | 'now' | 'isBlocked' | 'memberFor' | 'findHandle' | 'assertOutsider'
> & {
  own: OwnEntries;
  findValidInvitations: FindValidInvitations;
  /** Counts an invitation against the member's budget, or rejects it. */
  countInvitation: (memberId: string) => Promise<void>;
  invited: (memberId: string, contestId: string, by: string) => Promise<void>;
};

function assertSize(size: number, contest: Contest): void {
  const most = teamSizeOf(contest);
  if (most < 2) throw conflict('This contest has no teams.');
  if (size > most) throw conflict(`A team has at most ${most} people, invitations included.`);
}

/** Teams. Members join at the captain's invitation, and the captain's place covers the whole team. */
export function createTeams(dependencies: Dependencies) {
  const { entries, findContest, own, findValidInvitations, now, countInvitation } = dependencies;
  const { isBlocked, memberFor, findHandle, assertOutsider } = dependencies;

  async function findLed(memberId: string, contestId: string) {
    const contest = await findContest(contestId);
    const entry = await own.mustFind(contestId, memberId);
    if (entry.captainId !== memberId) throw new AppError('forbidden', 'Only the captain of the team can do this.');
    assertOpen(contest, entry, now());
    return { contest, entry };
  }

  async function findInvitation(memberId: string, contestId: string, captain: string): Promise<ContestEntry> {
    for (const entry of await findValidInvitations(await entries.invitingTo(contestId, memberId)))
      if ((await findHandle(entry.captainId)) === captain) return entry;
    throw uninvited();
  }

  /** Releases a member's claim to a withdrawn entry, so that they can join a team. */
  async function releaseWithdrawn(contestId: string, memberId: string): Promise<void> {
    const mine = await own.findOwn(contestId, memberId);
    if (!mine) return;
    const isIdle = mine.state === 'withdrawn' && mine.memberIds.length === 1;
    if (!isIdle) throw conflict('You have an entry of your own. Withdraw it, then join the team.');
    await entries.update(mine.id, ({ memberIds }) => ({ memberIds: memberIds.filter((id) => id !== memberId) }));
    await entries.unclaim(contestId, memberId, mine.id);
  }

  /** Revokes an invitation if the organisation has lowered the team size in the meantime. */
  async function revokeIfTooMany(entry: ContestEntry, memberId: string): Promise<void> {
    try {
      assertSize(teamOf(entry).length, await findContest(entry.contestId));
    } catch (error) {
      await entries.update(entry.id, ({ invitedIds }) => ({ invitedIds: invitedIds.filter((id) => id !== memberId) }));
      throw error;
    }
  }

  return {
    async invite(person: Person, contestId: string, handle: string): Promise<void> {
      const { contest, entry } = await findLed(person.id, contestId);
      const { memberId, sampleName } = (await memberFor(person, handle)).profile;
      if (sampleName !== undefined) throw conflict('This is an example profile. It can’t join a team.');
      const team = teamOf(entry);
      if (team.includes(memberId)) return;
      assertSize(team.length + 1, contest);
      if (await isBlocked(person.id, memberId)) throw new AppError('not-found', 'There is no such member.');
      await assertOutsider(contest, memberId);
      await countInvitation(person.id);
      const after = await entries.update(entry.id, (current) => {
        if (teamOf(current).includes(memberId)) return undefined;
        assertSize(teamOf(current).length + 1, contest);
        return { invitedIds: [...current.invitedIds, memberId] };
      });
      if (after) await revokeIfTooMany(after, memberId);
      await dependencies.invited(memberId, contestId, person.id);
    },

    /** Removes a member, or revokes an invitation. */
    async remove(person: Person, contestId: string, handle: string): Promise<void> {
      const { entry } = await findLed(person.id, contestId);
      const handles = await Promise.all(teamOf(entry).map(async (id) => [id, await findHandle(id)] as const));
      const memberId = handles.find(([, one]) => one === handle)?.[0];
      if (memberId === undefined || memberId === person.id) throw new AppError('not-found', 'There is no such member.');
      await entries.update(entry.id, (current) => ({
        memberIds: current.memberIds.filter((id) => id !== memberId),
        invitedIds: current.invitedIds.filter((id) => id !== memberId),
      }));
      await entries.unclaim(contestId, memberId, entry.id);
    },

    async accept(memberId: string, contestId: string, captain: string): Promise<void> {
      const contest = await findContest(contestId);
      const entry = await findInvitation(memberId, contestId, captain);
      assertOpen(contest, entry, now());
      if (await isBlocked(entry.captainId, memberId)) throw uninvited();
      await assertOutsider(contest, memberId);
      await releaseWithdrawn(contestId, memberId);
      if (!(await entries.claim({ contestId, memberId, entryId: entry.id, at: now() })))
        if ((await entries.claimOf(contestId, memberId))?.entryId !== entry.id)
          throw conflict('You have an entry of your own. Withdraw it, then join the team.');
      const after = await entries.update(entry.id, ({ memberIds, invitedIds }) =>
        invitedIds.includes(memberId)
          ? { memberIds: [...memberIds, memberId], invitedIds: invitedIds.filter((id) => id !== memberId) }
          : undefined,
      );
      if (after ?? (await entries.find(entry.id))?.memberIds.includes(memberId)) return;
      await entries.unclaim(contestId, memberId, entry.id);
      throw uninvited();
    },

    /** Declines the captain's invitation, or leaves the team if `captain` is undefined. */
    async leave(memberId: string, contestId: string, captain: string | undefined): Promise<void> {
      if (captain !== undefined) {
        const { id } = await findInvitation(memberId, contestId, captain);
        await entries.update(id, ({ invitedIds }) => ({ invitedIds: invitedIds.filter((one) => one !== memberId) }));
        return;
      }
      const contest = await findContest(contestId);
      const entry = await own.mustFind(contestId, memberId);
      assertOpen(contest, entry, now());
      if (entry.captainId === memberId)
        throw conflict('The captain cannot leave the team. Withdraw the entry instead.');
      await entries.update(entry.id, ({ memberIds }) => ({ memberIds: memberIds.filter((id) => id !== memberId) }));
      await entries.unclaim(contestId, memberId, entry.id);
    },
  };
}

export type Teams = ReturnType<typeof createTeams>;
