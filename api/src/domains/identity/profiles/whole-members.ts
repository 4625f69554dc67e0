import type { People } from '../../../platform/ports';
import type { Relations } from '../../../platform/relations';
import type { Member } from './members';
import type { WholeMember } from './profiles.view';
import type { WorkRepository } from './works.repository';

export type FindWhole = (member: Member) => Promise<WholeMember>;

interface Dependencies extends Pick<People, 'countLikes' | 'writersAmong'> {
  works: Pick<WorkRepository, 'listShown'>;
  follows: Pick<Relations, 'count' | 'countOf'>;
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
