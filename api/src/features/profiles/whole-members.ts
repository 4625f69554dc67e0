import type { Relations } from '../../platform/relations';
import type { Member } from './members';
import type { WholeMember } from './profiles.view';
import type { WorkRepository } from './works.repository';

export type Whole = (member: Member) => Promise<WholeMember>;

interface Dependencies {
  works: Pick<WorkRepository, 'shownOf'>;
  follows: Pick<Relations, 'count' | 'countOf'>;
  /** Likes on everything somebody has posted. */
  likesOf: (memberId: string) => Promise<number>;
  /** Which of these have posted something for everybody. */
  writersAmong: (memberIds: readonly string[]) => Promise<Set<string>>;
}

/** Puts works and counts beside a profile. */
export function createWhole({ works, follows, likesOf, writersAmong }: Dependencies): Whole {
  return async (member) => {
    const { memberId } = member.profile;
    const [shown, followers, following, likes, writers] = await Promise.all([
      works.shownOf(memberId),
      follows.count(memberId),
      follows.countOf(memberId),
      likesOf(memberId),
      writersAmong([memberId]),
    ]);
    return { ...member, works: shown, hasPosts: writers.has(memberId), counts: { followers, following, likes } };
  };
}
