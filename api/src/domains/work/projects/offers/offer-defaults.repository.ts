import type { OfferDefaults } from '@verse/api-contract/api';
import { type DbPort, insertIfAbsent } from '../../../../store';

type DefaultsDocument = OfferDefaults & { _id: string };
type Fields = Omit<OfferDefaults, 'version'>;

const NONE: OfferDefaults = { account: null, silentDays: null, version: 0 };

const toDefaults = ({ account, silentDays, version }: DefaultsDocument): OfferDefaults => ({
  account,
  silentDays,
  version,
});

/** Stores what members' offers begin with, by member. */
export function createOfferDefaultsRepository(db: DbPort) {
  const all = db.collection<DefaultsDocument>('offer_defaults');
  return {
    async find(memberId: string): Promise<OfferDefaults> {
      const found = await all.findOne({ _id: memberId });
      return found ? toDefaults(found) : NONE;
    },

    /** Returns undefined if the version differs; version 0 means that the member has no defaults yet. */
    async replace(memberId: string, version: number, fields: Fields): Promise<OfferDefaults | undefined> {
      if (version === 0) {
        const first = { ...fields, version: 1 };
        return (await insertIfAbsent(all, { _id: memberId, ...first })) ? first : undefined;
      }
      const after = await all.findOneAndUpdate(
        { _id: memberId, version },
        { $set: fields, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return after ? toDefaults(after) : undefined;
    },

    remove: async (memberId: string) => void (await all.deleteOne({ _id: memberId })),
  };
}

export type OfferDefaultsRepository = ReturnType<typeof createOfferDefaultsRepository>;
