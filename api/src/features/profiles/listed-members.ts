import type { Members } from './members';
import { isWorthListing, mayOpen } from './profile';
import type { ProfileRepository } from './profiles.repository';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  profiles: Pick<ProfileRepository, 'openIds'>;
  works: Pick<WorkRepository, 'makersAmong'>;
  members: Pick<Members, 'find' | 'byHandle'>;
  /** Which of these have posted something for everybody. */
  writersAmong: (memberIds: readonly string[]) => Promise<Set<string>>;
}

export type ListedMembers = ReturnType<typeof createListedMembers>;

/** The pages of members that search engines may find. */
export function createListedMembers({ profiles, works, members, writersAmong }: Dependencies) {
  return {
    /** Members whose profile is for everybody, behind this one, in the order of their ids: costs next to nothing. */
    openIds: profiles.openIds,

    /** The handles of those among them whose page may be listed and says more than a name. */
    async handlesAmong(ids: readonly string[]): Promise<string[]> {
      const [found, makers, writers] = [await members.find(ids), await works.makersAmong(ids), await writersAmong(ids)];
      return [...found].flatMap(([id, member]) => {
        const { profile } = member;
        const isListed = isWorthListing(profile, { hasWorks: makers.has(id), hasPosts: writers.has(id) });
        return isListed && mayOpen('guest', member) && profile.handle ? [profile.handle] : [];
      });
    },

    /** What everybody may know of whoever has this handle, or has had it. */
    async namedBy(handle: string): Promise<{ handle: string; name: string } | undefined> {
      const member = await members.byHandle(handle);
      if (!member || !mayOpen('guest', member)) return undefined;
      return { handle: member.profile.handle, name: member.name };
    },
  };
}
