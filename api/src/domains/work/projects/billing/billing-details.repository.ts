import type { BillingDetails } from '@verse/api-contract/api';
import { type DbPort, insertIfAbsent } from '../../../../store';

type DetailsDocument = BillingDetails & { _id: string };
type Fields = Omit<BillingDetails, 'version'>;

const NONE: BillingDetails = { name: '', address: '', version: 0 };

const toDetails = ({ name, address, version }: DetailsDocument): BillingDetails => ({ name, address, version });

/**
 * Stores the names and addresses that members and organisations use on invoices. An owner is a seller key, e.g.
 * `member:` followed by the id.
 */
export function createBillingDetailsRepository(db: DbPort) {
  const all = db.collection<DetailsDocument>('billing_details');
  return {
    async find(owner: string): Promise<BillingDetails> {
      const found = await all.findOne({ _id: owner });
      return found ? toDetails(found) : NONE;
    },

    /** Returns undefined if the version differs; version 0 means that the owner has no details yet. */
    async replace(owner: string, version: number, fields: Fields): Promise<BillingDetails | undefined> {
      if (version === 0) {
        const first = { ...fields, version: 1 };
        return (await insertIfAbsent(all, { _id: owner, ...first })) ? first : undefined;
      }
      const after = await all.findOneAndUpdate(
        { _id: owner, version },
        { $set: fields, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return after ? toDetails(after) : undefined;
    },

    remove: async (owner: string) => void (await all.deleteOne({ _id: owner })),
  };
}

export type BillingDetailsRepository = ReturnType<typeof createBillingDetailsRepository>;
