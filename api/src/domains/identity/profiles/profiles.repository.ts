import { stampFields } from '../../../platform/versions';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';
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
  const profiles = db.collection<ProfileDocument>(PROFILES);
  await profiles.createIndex({ visibility: 1, _id: 1 });
  await profiles.createIndex({ sampleName: 1 }, { sparse: true });
  return {
    /** Lists the ids of members with a public profile, sorted, starting after the given id. */
    async openIds({ after, limit }: { after: string; limit: number }): Promise<string[]> {
      const found = profiles.find({ visibility: 'everybody', _id: { $gt: after } }).sort({ _id: 1 });
      return (await found.limit(limit).project({ _id: 1 }).toArray()).map(({ _id }) => _id!);
    },
    async sampleHandles(): Promise<string[]> {
      const found = profiles.find({ sampleName: { $gt: '' } }).limit(MOST_SAMPLES);
      return (await found.toArray()).map(({ handle }) => handle);
    },
    findSampleHandle: async (name: string): Promise<string | undefined> =>
      (await profiles.findOne({ sampleName: name }))?.handle,
    async find(memberId: string): Promise<Profile | undefined> {
      const found = await profiles.findOne({ _id: memberId });
      return found ? toProfile(found) : undefined;
    },
    async among(memberIds: readonly string[]): Promise<Map<string, Profile>> {
      if (memberIds.length === 0) return new Map();
      const found = await profiles.find({ _id: { $in: [...memberIds] } }).toArray();
      return new Map(found.map((one) => [one._id, toProfile(one)]));
    },
    /** Iterates over all profiles in id order. */
    async *all(after?: string): AsyncIterable<Profile> {
      for await (const one of readInPages(profiles, {}, after === undefined ? {} : { after })) yield toProfile(one);
    },
    /** Returns false if the profile already exists. */
    insert: ({ memberId, ...profile }: Profile): Promise<boolean> =>
      insertIfAbsent(profiles, { _id: memberId, ...profile, unsearchedSince: profile.updatedAt }),
    /** Returns undefined if the profile's version has changed. */
    async change(memberId: string, version: number, fields: Partial<Profile>): Promise<Profile | undefined> {
      const { $set, $min } = stampFields(version, Object.keys(fields));
      const changed = await profiles.findOneAndUpdate(
        { _id: memberId, version },
        {
          $min,
          $set: { ...fields, ...$set, version: version + 1, unsearchedSince: fields.updatedAt ?? new Date(0) },
        },
        { returnDocument: 'after' },
      );
      return changed ? toProfile(changed) : undefined;
    },
    remove: async (memberId: string): Promise<void> => void (await profiles.deleteOne({ _id: memberId })),
  };
}
