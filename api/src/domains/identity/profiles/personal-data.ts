import { DAY_MS } from '@verse/api-contract/time';
import type { PersonalData } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { Relations } from '../../../platform/relations';
import type { FeaturedMember } from './featured-member';
import type { HandleRepository } from './handles.repository';
import { type ProfileRepository, PROFILES } from './profiles.repository';
import type { WorkRepository } from './works.repository';

/** Number of days for which an erased member's handle remains unused and cannot be claimed. */
const RETIRED_DAYS = 365;

interface Parts {
  profiles: ProfileRepository;
  handles: HandleRepository;
  works: WorkRepository;
  follows: Relations;
  featured: Pick<FeaturedMember, 'forget'>;
  changed: (memberId: string) => Promise<void>;
}

export const createPersonalData = (
  { profiles, handles, works, follows, featured, changed }: Parts,
  { now, pictureReferences, searchChanges }: Platform,
): PersonalData[] => [
  {
    name: 'profile',
    async export(userId) {
      const profile = await profiles.find(userId);
      return profile ? [{ ...profile, handles: await handles.listOfMember(userId) }] : [];
    },
    async erase(userId) {
      await profiles.remove(userId);
      await pictureReferences.removeOf({ collection: PROFILES, id: userId });
      await changed(userId);
      await handles.retire(userId, new Date(now().getTime() + RETIRED_DAYS * DAY_MS));
    },
  },
  {
    name: 'works',
    export: (userId) => works.listOfMember(userId),
    async erase(userId) {
      const ids: string[] = [];
      for await (const { id } of works.listOfMember(userId)) ids.push(id);
      await works.removeOf(userId);
      await searchChanges.changed('work', ...ids);
    },
  },
  { name: 'featuredMember', export: async () => [], erase: featured.forget },
  {
    name: 'follows',
    export: (userId) => follows.allOf(userId),
    async erase(userId) {
      await follows.removeOf(userId);
      await follows.removeFor(userId);
    },
  },
];
