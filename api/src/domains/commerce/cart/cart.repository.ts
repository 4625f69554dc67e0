import { CART_LIMITS } from '@verse/api-contract/commerce/cart.values';
import { type DbPort, insertIfAbsent } from '../../../store';
import { type Contents, emptyCart, type StoredCart } from './cart-document';

type CartDocument = Omit<StoredCart, 'id'> & { _id: string; expiresAt: Date };

const OPEN = { mergedInto: { $exists: false } };

function toCart({ _id, expiresAt: _, ...cart }: CartDocument): StoredCart {
  return { id: _id, ...cart };
}

/**
 * Stores guest and member carts, one document per cart. Every change is a single update that is conditional on the
 * revision.
 */
export async function createCartRepository(db: DbPort) {
  const carts = db.collection<CartDocument>('carts');
  await carts.createIndex({ expiresAt: 1 });

  /** Creates the document if it does not exist yet, because updates require an existing document. */
  async function begin(id: string, expiresAt: Date): Promise<void> {
    const { id: _id, ...cart } = emptyCart(id);
    await insertIfAbsent(carts, { _id, ...cart, expiresAt });
  }

  /** Returns an empty cart if none is stored. */
  async function find(id: string): Promise<StoredCart> {
    const found = await carts.findOne({ _id: id });
    return found ? toCart(found) : emptyCart(id);
  }

  return {
    find,
    /** Returns undefined if the cart has changed since it was read, or has been merged. */
    async replace({ id, revision }: StoredCart, contents: Contents, expiresAt: Date): Promise<StoredCart | undefined> {
      const { currency, lines, clicks, mergedFrom } = contents;
      if (revision === 0) await begin(id, expiresAt);
      const changed = await carts.findOneAndUpdate(
        { _id: id, revision, ...OPEN },
        { $set: { currency, lines, clicks, mergedFrom, expiresAt }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      );
      return changed ? toCart(changed) : undefined;
    },
    /** Adds a favourite. Returns undefined if the quota has been reached. */
    async like(id: string, item: string, expiresAt: Date): Promise<StoredCart | undefined> {
      await begin(id, expiresAt);
      const liked = await carts.findOneAndUpdate(
        { _id: id, ...OPEN, [`favourites.${CART_LIMITS.favourites - 1}`]: { $exists: false } },
        { $addToSet: { favourites: item }, $set: { expiresAt } },
        { returnDocument: 'after' },
      );
      if (liked) return toCart(liked);
      const cart = await find(id);
      return cart.favourites.includes(item) ? cart : undefined;
    },
    async unlike(id: string, item: string): Promise<StoredCart> {
      const update = { $pull: { favourites: item } };
      const changed = await carts.findOneAndUpdate({ _id: id, ...OPEN }, update, { returnDocument: 'after' });
      return changed ? toCart(changed) : find(id);
    },
    /**
     * Closes a guest's cart so that it can be merged into the member's cart `into`. Returns its final state, or
     * undefined if another member claimed it first.
     */
    async claim(id: string, into: string): Promise<StoredCart | undefined> {
      await carts.updateOne({ _id: id, ...OPEN }, { $set: { mergedInto: into } });
      const claimed = await carts.findOne({ _id: id, mergedInto: into });
      return claimed ? toCart(claimed) : undefined;
    },
    remove: async (id: string): Promise<void> => void (await carts.deleteOne({ _id: id })),
    removeExpired: async (now: Date) => (await carts.deleteMany({ expiresAt: { $lte: now } })).deletedCount,
  };
}

export type CartRepository = Awaited<ReturnType<typeof createCartRepository>>;
