import type { Relations } from '../../../platform/relations';
import type { Member } from './members';
import type { WholeMember } from './profiles.view';
import type { WorkRepository } from './works.repository';

export type FindWhole = (member: Member) => Promise<WholeMember>;

interface Dependencies {
  works: Pick<WorkRepository, 'listShown'>;
  follows: Pick<Relations, 'count' | 'countOf'>;
  countLikes: (memberId: string) => Promise<number>;
  /** Returns which of the given members have a public post. */
  writersAmong: (memberIds: readonly string[]) => Promise<Set<string>>;
}

export function createFindWhole({ works, follows, countLikes, writersAmong }: Dependencies): FindWhole {
  return async (member) => {
    const { memberId } = member.profile;
    const [shown, followers, following, likes, writers] = await Promise.all([
      works.listShown(memberId),
      follows.count(memberId),
      follows.countOf(memberId),
      countLikes(memberId),
      writersAmong([memberId]),
    ]);
    return { ...member, works: shown, hasPosts: writers.has(memberId), counts: { followers, following, likes } };
  };
}
