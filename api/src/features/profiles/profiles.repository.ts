import { type DbPort, inPages, insertNew } from '../../store';
import type { Profile } from './profile';

type ProfileDocument = Omit<Profile, 'memberId'> & { _id: string };

export interface ProfileRepository {
  find(memberId: string): Promise<Profile | undefined>;
  among(memberIds: readonly string[]): Promise<Map<string, Profile>>;
  /** Of members whose profile is for everybody, behind this one, in the order of ids. */
  openIds(part: { after: string; limit: number }): Promise<string[]>;
  /** In the order of their ids. */
  all(after?: string): AsyncIterable<Profile>;
  /** False where there is one already. */
  insert(profile: Profile): Promise<boolean>;
  /** The profile as it is now, or nothing where somebody has changed it since that version. */
  change(memberId: string, version: number, fields: Partial<Profile>): Promise<Profile | undefined>;
  remove(memberId: string): Promise<void>;
}

export const PROFILES = 'profiles';

const toProfile = ({ _id, ...profile }: ProfileDocument): Profile => ({ memberId: _id, ...profile });

export async function createProfileRepository(db: DbPort): Promise<ProfileRepository> {
  const profiles = db.collection<ProfileDocument>(PROFILES);
  await profiles.createIndex({ visibility: 1, _id: 1 });
  return {
    async openIds({ after, limit }) {
      const found = profiles.find({ visibility: 'everybody', _id: { $gt: after } }).sort({ _id: 1 });
      return (await found.limit(limit).project({ _id: 1 }).toArray()).map(({ _id }) => _id!);
    },
    async find(memberId) {
      const found = await profiles.findOne({ _id: memberId });
      return found ? toProfile(found) : undefined;
    },
    async among(memberIds) {
      if (memberIds.length === 0) return new Map();
      const found = await profiles.find({ _id: { $in: [...memberIds] } }).toArray();
      return new Map(found.map((one) => [one._id, toProfile(one)]));
    },
    async *all(after) {
      for await (const one of inPages(profiles, {}, after === undefined ? {} : { after })) yield toProfile(one);
    },
    insert: ({ memberId, ...profile }) => insertNew(profiles, { _id: memberId, ...profile }),
    async change(memberId, version, fields) {
      const changed = await profiles.findOneAndUpdate(
        { _id: memberId, version },
        { $set: { ...fields, version: version + 1 } },
        { returnDocument: 'after' },
      );
      return changed ? toProfile(changed) : undefined;
    },
    remove: async (memberId) => void (await profiles.deleteOne({ _id: memberId })),
  };
}
