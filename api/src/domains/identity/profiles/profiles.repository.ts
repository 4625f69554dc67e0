import { createDocuments } from '../../../platform/documents';
import { stampFields } from '../../../platform/versions';
import type { DbPort } from '../../../store';
import type { Profile } from './profile';

type ProfileDocument = Omit<Profile, 'memberId'> & {
  _id: string;
  /** Time of a change that has not been indexed yet. Set in the same update as the change. */
  unsearchedSince?: Date;
};

export type ProfileRepository = Awaited<ReturnType<typeof createProfileRepository>>;

export const PROFILES = 'profiles';
const MOST_SAMPLES = 100;

/** Profiles stored by earlier releases have no `place`. */
const toProfile = ({ _id, unsearchedSince: _, place = '', shownTo, ...profile }: ProfileDocument): Profile => ({
  memberId: _id,
  ...profile,
  place,
  shownTo: { ...shownTo, place: (shownTo as Partial<typeof shownTo>).place ?? 'everybody' },
});

export async function createProfileRepository(db: DbPort) {
  const profiles = await createDocuments<ProfileDocument, Profile>(db, {
    name: PROFILES,
    indexes: [{ visibility: 1, _id: 1 }, [{ sampleName: 1 }, { sparse: true }]],
    toDomain: toProfile,
  });
  return {
    /** Lists the ids of members with a public profile, sorted, starting after the given id. */
    async openIds({ after, limit }: { after: string; limit: number }): Promise<string[]> {
      const found = profiles.collection.find({ visibility: 'everybody', _id: { $gt: after } }).sort({ _id: 1 });
      return (await found.limit(limit).project({ _id: 1 }).toArray()).map(({ _id }) => _id!);
    },
    async sampleHandles(): Promise<string[]> {
      const found = await profiles.list({ sampleName: { $gt: '' } }, { limit: MOST_SAMPLES });
      return found.map(({ handle }) => handle);
    },
    async sampleIds(): Promise<string[]> {
      const found = await profiles.list({ sampleName: { $gt: '' } }, { limit: MOST_SAMPLES });
      return found.map(({ memberId }) => memberId);
    },
    findSampleHandle: async (name: string): Promise<string | undefined> =>
      (await profiles.find({ sampleName: name }))?.handle,
    find: (memberId: string) => profiles.find(memberId),
    among: profiles.findAll,
    /** Iterates over all profiles in id order. */
    all: () => profiles.each({}),
    /** Returns false if the profile already exists. */
    insert: ({ memberId, ...profile }: Profile): Promise<boolean> =>
      profiles.insert({ _id: memberId, ...profile, unsearchedSince: profile.updatedAt }),
    /** Returns undefined if the profile's version has changed. */
    async change(memberId: string, version: number, fields: Partial<Profile>): Promise<Profile | undefined> {
      const { $set, $min } = stampFields(version, Object.keys(fields));
      return profiles.update(
        { _id: memberId, version },
        {
          $min,
          $set: { ...fields, ...$set, version: version + 1, unsearchedSince: fields.updatedAt ?? new Date(0) },
        },
      );
    },
    remove: async (memberId: string): Promise<void> => void (await profiles.remove(memberId)),
  };
}
