import type { StockReason } from '@verse/api-contract/store-desk';
import { behind, type DbPort, inPages, insertNew, type Place } from '../../store';

/**
 * How many there are of a thing, and who has claimed some: both in one document, so that after any crash it can be read
 * whether an order took its pieces. `available` is `onHand` without what is claimed.
 */
interface StockDocument {
  _id: string;
  onHand: number;
  available: number;
  claims: Record<string, number>;
  /** Moves that have been made, until they are in the journal and nobody sends them again. */
  moves?: Record<string, Omit<StockMove, 'id'>>;
}

/** Pieces that came or went for another reason than an order. */
export interface StockMove {
  id: string;
  change: number;
  reason: StockReason;
  note: string;
  by: string;
  at: Date;
}

type MoveDocument = Omit<StockMove, 'id'> & { _id: string; key: string };

export interface Count {
  onHand: number;
  available: number;
}

/** `changed`: there were not as many as somebody has seen. `short`: some of them belong to orders. */
export type Moved = 'moved' | 'changed' | 'short';

export interface Stock {
  /** Begins to count a thing; one that is counted already is left alone. */
  open(key: string, onHand: number): Promise<void>;
  /** What can still be had of each; a thing that nobody counts is not in the map. */
  available(keys: readonly string[]): Promise<Map<string, number>>;
  /** Claims pieces for an order, once however often it is asked. False when there are not enough. */
  take(key: string, order: string, quantity: number): Promise<boolean>;
  /** Gives back what the order has claimed, once. False when it has claimed nothing. */
  release(key: string, order: string): Promise<boolean>;
  /** What the order has claimed leaves the shelf, once. */
  ship(key: string, order: string): Promise<boolean>;
  counts(keys: readonly string[]): Promise<Map<string, Count>>;
  /** Moves pieces once however often it is asked; `onHand`, where given, is how many there have to be before. */
  move(key: string, move: StockMove, onHand?: number): Promise<Moved>;
  journal(key: string, after: Place | undefined, limit: number): Promise<StockMove[]>;
  /** All that is claimed. */
  claims(): AsyncIterable<{ key: string; order: string }>;
  /** Writes into the journal what a process could not, and forgets what nobody sends again. */
  fileMoves(now: Date): Promise<number>;
}

const SENT_AGAIN_MS = 3_600_000;
const moveId = (key: string, id: string) => `${key} ${id}`;

/** A name that no number could be taken for: a path of numbers would point into a list. */
const claimOf = (order: string) => `claims.o${order}`;

export async function createStock(db: DbPort): Promise<Stock> {
  const stock = db.collection<StockDocument>('stock');
  const journal = db.collection<MoveDocument>('stock_moves');
  await journal.createIndex({ key: 1, at: -1, _id: -1 });
  const claimedIn = async (key: string, order: string) => (await stock.findOne({ _id: key }))?.claims[`o${order}`];

  async function settle(key: string, order: string, incOf: (quantity: number) => Record<string, number>) {
    const quantity = await claimedIn(key, order);
    if (quantity === undefined) return false;
    const claim = claimOf(order);
    const done = await stock.findOneAndUpdate(
      { _id: key, [claim]: quantity },
      { $inc: incOf(quantity), $unset: { [claim]: '' } },
      { returnDocument: 'after' },
    );
    return done !== null;
  }

  async function move(key: string, { id, ...one }: StockMove, onHand?: number): Promise<Moved> {
    if (await journal.findOne({ _id: moveId(key, id) })) return 'moved';
    const path = `moves.m${id}`;
    const moved = await stock.findOneAndUpdate(
      {
        _id: key,
        [path]: { $exists: false },
        available: { $gte: Math.max(0, -one.change) },
        ...(onHand === undefined ? {} : { onHand }),
      },
      { $inc: { onHand: one.change, available: one.change }, $set: { [path]: one } },
      { returnDocument: 'after' },
    );
    if (!moved) {
      const current = await stock.findOne({ _id: key });
      if (!current?.moves?.[`m${id}`]) return onHand !== undefined && current?.onHand !== onHand ? 'changed' : 'short';
    }
    await insertNew(journal, { _id: moveId(key, id), key, ...one });
    return 'moved';
  }

  return {
    open: async (key, onHand) => void (await insertNew(stock, { _id: key, onHand, available: onHand, claims: {} })),
    async available(keys) {
      const found = await stock.find({ _id: { $in: [...keys] } }).toArray();
      return new Map(found.map(({ _id, available }) => [_id, available]));
    },
    async take(key, order, quantity) {
      const before = await stock.findOne({ _id: key });
      const claim = claimOf(order);
      if (before?.claims[`o${order}`] !== undefined) return true;
      // Whoever comes too late costs one look, and no write that others would wait for.
      if (!before || before.available < quantity) return false;
      const taken = await stock.findOneAndUpdate(
        { _id: key, available: { $gte: quantity }, [claim]: { $exists: false } },
        { $inc: { available: -quantity }, $set: { [claim]: quantity } },
        { returnDocument: 'after' },
      );
      return taken !== null || (await claimedIn(key, order)) !== undefined;
    },
    release: (key, order) => settle(key, order, (quantity) => ({ available: quantity })),
    ship: (key, order) => settle(key, order, (quantity) => ({ onHand: -quantity })),
    async counts(keys) {
      const found = await stock.find({ _id: { $in: [...keys] } }).toArray();
      return new Map(found.map(({ _id, onHand, available }) => [_id, { onHand, available }]));
    },
    move,
    async journal(key, after, limit) {
      const found = await journal
        .find({ key, ...behind('at', after, 'newest-first') })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return found.map(({ _id, key: _, ...one }) => ({ id: _id, ...one }));
    },
    async *claims() {
      for await (const { _id: key, claims } of inPages(stock, {}))
        for (const claim of Object.keys(claims)) yield { key, order: claim.slice(1) };
    },
    async fileMoves(now) {
      let filed = 0;
      for await (const { _id: key, moves = {} } of inPages(stock, {})) {
        for (const [name, one] of Object.entries(moves)) {
          await insertNew(journal, { _id: moveId(key, name.slice(1)), key, ...one });
          if (now.getTime() - one.at.getTime() < SENT_AGAIN_MS) continue;
          await stock.updateOne({ _id: key }, { $unset: { [`moves.${name}`]: '' } });
          filed += 1;
        }
      }
      return filed;
    },
  };
}
