import type { People } from '../../../platform/ports';
import type { Members } from './members';
import { isWorthListing, mayOpen, maySee, maySeeWorks } from './profile';
import type { ProfileRepository } from './profiles.repository';
import type { WorkRepository } from './works.repository';

interface Dependencies extends Pick<People, 'writersAmong'> {
  profiles: Pick<ProfileRepository, 'openIds'>;
  works: Pick<WorkRepository, 'shownIdsOf' | 'byId'>;
  members: Pick<Members, 'find' | 'byHandle' | 'byId'>;
}

export type ListedMembers = ReturnType<typeof createListedMembers>;

/** Public member pages for the sitemap and link previews. */
export function createListedMembers({ profiles, works, members, writersAmong }: Dependencies) {
  return {
    /** Returns the ids of members with a public profile, sorted, starting after the given id. Reads only profiles. */
    openIds: profiles.openIds,

    /** Returns the members whose page may be listed and shows more than a name, each with their public works. */
    async pagesAmong(ids: readonly string[]): Promise<{ handle: string; works: string[] }[]> {
      const found = await members.find(ids);
      const writers = await writersAmong(ids);
      const open = [...found].filter(([, member]) => mayOpen('guest', member) && member.profile.handle !== '');
      const withVisibleWorks = open.filter(([, { profile }]) => maySee('guest', profile.shownTo.works));
      const shown = await works.shownIdsOf(withVisibleWorks.map(([id]) => id));
      return open.flatMap(([id, { profile }]) => {
        const own = shown.get(id) ?? [];
        const isListed = isWorthListing(profile, { hasWorks: own.length > 0, hasPosts: writers.has(id) });
        return isListed ? [{ handle: profile.handle, works: own }] : [];
      });
    },

    /** Finds a member's public name and current handle by current or former handle. */
    async namedBy(handle: string): Promise<{ handle: string; name: string } | undefined> {
      const member = await members.byHandle(handle);
      if (!member || !mayOpen('guest', member)) return undefined;
      return { handle: member.profile.handle, name: member.name };
    },

    async openWork(id: string): Promise<{ title: string; name: string } | undefined> {
      const work = await works.byId(id);
      const maker = work?.state === 'shown' ? await members.byId(work.memberId) : undefined;
      if (!work || !maker || !maySeeWorks('guest', maker)) return undefined;
      return { title: work.title, name: maker.name };
    },
  };
}
