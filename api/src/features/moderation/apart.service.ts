import { AppError, type Person } from '../../platform/http';
import type { Unseen } from '../../platform/people';
import type { Relations } from '../../platform/relations';

interface Dependencies {
  mutes: Relations;
  blocks: Relations;
  /** The member whom this person sees under a handle; refuses as for a handle that nobody has. */
  memberFor: (person: Person, handle: string) => Promise<{ profile: { memberId: string } }>;
  /** The member of a handle, whoever asks. */
  ownerOf: (handle: string) => Promise<string | undefined>;
  /** Ends what either follows of the other. */
  part: (one: string, other: string) => Promise<void>;
}

export type Apartness = 'mute' | 'block';

const PAGE = 200;

/** Members who want to see less of each other, or nothing. */
export function createApartService({ mutes, blocks, memberFor, ownerOf, part }: Dependencies) {
  async function blockersOf(memberId: string): Promise<string[]> {
    const blockers: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await blocks.membersOf(memberId, cursor, PAGE);
      blockers.push(...page.rows.map((row) => row.memberId));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return blockers;
  }

  async function allOf(relations: Relations, memberId: string): Promise<string[]> {
    const ids: string[] = [];
    for await (const { objectId } of relations.allOf(memberId)) ids.push(objectId);
    return ids;
  }

  return {
    async unseenBy(memberId: string): Promise<Unseen> {
      const [own, others, muted] = await Promise.all([
        allOf(blocks, memberId),
        blockersOf(memberId),
        allOf(mutes, memberId),
      ]);
      return { blocked: new Set([...own, ...others]), muted: new Set(muted) };
    },

    isApart: async (one: string, other: string): Promise<boolean> =>
      (await blocks.isOn(one, other)) || (await blocks.isOn(other, one)),

    /** What is so already is found by its row: whoever blocks somebody does not see them any more. */
    async set(person: Person, handle: string, how: Apartness, on: boolean) {
      const relations = how === 'mute' ? mutes : blocks;
      const owner = await ownerOf(handle);
      const isSo = owner !== undefined && (await relations.isOn(owner, person.id));
      const id = isSo ? owner : (await memberFor(person, handle)).profile.memberId;
      if (id === person.id) throw new AppError('conflict', 'This is you.');
      await relations.set(id, person.id, on);
      if (how === 'block' && on) await part(id, person.id);
      return { isMuted: await mutes.isOn(id, person.id), isBlocked: await blocks.isOn(id, person.id) };
    },

    async list(memberId: string) {
      const [muted, blocked] = await Promise.all([allOf(mutes, memberId), allOf(blocks, memberId)]);
      return { muted, blocked };
    },
  };
}

export type ApartService = ReturnType<typeof createApartService>;
