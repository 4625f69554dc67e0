import { AppError, type Person } from '../../../platform/http';
import type { Unseen } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { Relations } from '../../../platform/relations';

interface Dependencies extends Pick<People, 'memberFor' | 'findOwner' | 'unfollowEachOther'> {
  mutes: Relations;
  blocks: Relations;
}

export type BlockKind = 'mute' | 'block';

const PAGE = 200;

export function createBlocksService({ mutes, blocks, memberFor, findOwner, unfollowEachOther }: Dependencies) {
  async function findBlockers(memberId: string): Promise<string[]> {
    const blockers: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await blocks.membersOf(memberId, cursor, PAGE);
      blockers.push(...page.rows.map((row) => row.memberId));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return blockers;
  }

  async function listAll(relations: Relations, memberId: string): Promise<string[]> {
    const ids: string[] = [];
    for await (const { objectId } of relations.allOf(memberId)) ids.push(objectId);
    return ids;
  }

  return {
    async findUnseen(memberId: string): Promise<Unseen> {
      const [own, others, muted] = await Promise.all([
        listAll(blocks, memberId),
        findBlockers(memberId),
        listAll(mutes, memberId),
      ]);
      return { blocked: new Set([...own, ...others]), muted: new Set(muted) };
    },

    /** Works even if the blocker cannot open the other member's profile. */
    async block(memberId: string, otherId: string): Promise<void> {
      await blocks.set(otherId, memberId, true);
      await unfollowEachOther(otherId, memberId);
    },

    isBlocked: async (one: string, other: string): Promise<boolean> =>
      (await blocks.isOn(one, other)) || (await blocks.isOn(other, one)),

    /**
     * Looks for an existing mute or block first, because members cannot see the profiles of members they have blocked.
     */
    async set(person: Person, handle: string, how: BlockKind, on: boolean) {
      const relations = how === 'mute' ? mutes : blocks;
      const owner = await findOwner(handle);
      const isRelated = owner !== undefined && (await relations.isOn(owner, person.id));
      const id = isRelated ? owner : (await memberFor(person, handle)).profile.memberId;
      if (id === person.id) throw new AppError('conflict', 'You cannot mute or block yourself.');
      await relations.set(id, person.id, on);
      if (how === 'block' && on) await unfollowEachOther(id, person.id);
      return { isMuted: await mutes.isOn(id, person.id), isBlocked: await blocks.isOn(id, person.id) };
    },

    async list(memberId: string) {
      const [muted, blocked] = await Promise.all([listAll(mutes, memberId), listAll(blocks, memberId)]);
      return { muted, blocked };
    },
  };
}

export type BlocksService = ReturnType<typeof createBlocksService>;
