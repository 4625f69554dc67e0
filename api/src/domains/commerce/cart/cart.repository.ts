import { CART_LIMITS } from '@verse/api-contract/commerce/cart.values';
import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
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
  const carts = await createDocuments<CartDocument, StoredCart>(db, {
    name: 'carts',
    indexes: [{ expiresAt: 1 }],
    toDomain: toCart,
  });
  const { collection } = carts;

  /** Creates the document if it does not exist yet, because updates require an existing document. */
  async function begin(id: string, expiresAt: Date): Promise<void> {
    const { id: _id, ...cart } = emptyCart(id);
    await carts.insert({ _id, ...cart, expiresAt });
  }

  /** Returns an empty cart if none is stored. */
  const find = async (id: string): Promise<StoredCart> => (await carts.find(id)) ?? emptyCart(id);

  return {
    find,
    /** Returns undefined if the cart has changed since it was read, or has been merged. */
    async replace({ id, revision }: StoredCart, contents: Contents, expiresAt: Date): Promise<StoredCart | undefined> {
      const { currency, lines, clicks, mergedFrom } = contents;
      if (revision === 0) await begin(id, expiresAt);
      return carts.update(
        { _id: id, revision, ...OPEN },
        { $set: { currency, lines, clicks, mergedFrom, expiresAt }, $inc: { revision: 1 } },
      );
    },
    /** Adds a favourite. Returns undefined if the quota has been reached. */
    async like(id: string, item: string, expiresAt: Date): Promise<StoredCart | undefined> {
      await begin(id, expiresAt);
      const liked = await carts.update(
        { _id: id, ...OPEN, [`favourites.${CART_LIMITS.favourites - 1}`]: { $exists: false } },
        { $addToSet: { favourites: item }, $set: { expiresAt } },
      );
      if (liked) return liked;
      const cart = await find(id);
      return cart.favourites.includes(item) ? cart : undefined;
    },
    unlike: async (id: string, item: string): Promise<StoredCart> =>
      (await carts.update({ _id: id, ...OPEN }, { $pull: { favourites: item } })) ?? find(id),
    /**
     * Closes a guest's cart so that it can be merged into the member's cart `into`. Returns its final state, or
     * undefined if another member claimed it first.
     */
    async claim(id: string, into: string): Promise<StoredCart | undefined> {
      await collection.updateOne({ _id: id, ...OPEN }, { $set: { mergedInto: into } });
      return carts.find({ _id: id, mergedInto: into });
    },
    remove: async (id: string): Promise<void> => void (await carts.remove(id)),
    removeExpired: async (now: Date) => (await collection.deleteMany({ expiresAt: { $lte: now } })).deletedCount,
  };
}

export type CartRepository = Awaited<ReturnType<typeof createCartRepository>>;
