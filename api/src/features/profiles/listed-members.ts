import type { Members } from './members';
import { isWorthListing, mayOpen, maySee, maySeeWorks } from './profile';
import type { ProfileRepository } from './profiles.repository';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  profiles: Pick<ProfileRepository, 'openIds'>;
  works: Pick<WorkRepository, 'shownIdsOf' | 'byId'>;
  members: Pick<Members, 'find' | 'byHandle' | 'byId'>;
  /** Members among these who have a public post. */
  writersAmong: (memberIds: readonly string[]) => Promise<Set<string>>;
}

export type ListedMembers = ReturnType<typeof createListedMembers>;

/** Public pages of members, for search engines. */
export function createListedMembers({ profiles, works, members, writersAmong }: Dependencies) {
  return {
    /** Members with a public profile, after this one, sorted by id: cheap. */
    openIds: profiles.openIds,

    /** Members among these whose page may be listed and says more than a name, with their public works. */
    async pagesAmong(ids: readonly string[]): Promise<{ handle: string; works: string[] }[]> {
      const [found, writers] = [await members.find(ids), await writersAmong(ids)];
      const open = [...found].filter(([, member]) => mayOpen('guest', member) && member.profile.handle !== '');
      const makers = open.filter(([, { profile }]) => maySee('guest', profile.shownTo.works));
      const shown = await works.shownIdsOf(makers.map(([id]) => id));
      return open.flatMap(([id, { profile }]) => {
        const own = shown.get(id) ?? [];
        const isListed = isWorthListing(profile, { hasWorks: own.length > 0, hasPosts: writers.has(id) });
        return isListed ? [{ handle: profile.handle, works: own }] : [];
      });
    },

    /** Public facts about the member with this current or former handle. */
    async namedBy(handle: string): Promise<{ handle: string; name: string } | undefined> {
      const member = await members.byHandle(handle);
      if (!member || !mayOpen('guest', member)) return undefined;
      return { handle: member.profile.handle, name: member.name };
    },

    /** Public facts about a work. */
    async openWork(id: string): Promise<{ title: string; name: string } | undefined> {
      const work = await works.byId(id);
      const maker = work?.state === 'shown' ? await members.byId(work.memberId) : undefined;
      if (!work || !maker || !maySeeWorks('guest', maker)) return undefined;
      return { title: work.title, name: maker.name };
    },
  };
}
