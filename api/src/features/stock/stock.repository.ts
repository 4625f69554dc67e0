import type { StockReason } from '@verse/api-contract/store-desk';
import type { Shares } from '../../platform/shares';
import { behind, type DbPort, inPages, insertNew, type Place, type Update } from '../../store';
import { charge, claimantsOf, claimName, discharge, mostOf, roomIn, type Shelf } from './shelf';

interface StockDocument extends Shelf {
  _id: string;
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
  /**
   * Claims pieces for an order, once however often it is asked. False when there are not enough, or when one of the
   * claimants would hold more than its share unpaid.
   */
  take(key: string, order: string, quantity: number, claimants?: readonly string[]): Promise<boolean>;
  /** The most pieces of each that one unpaid order of these claimants can claim now. */
  room(keys: readonly string[], claimants: readonly string[]): Promise<Map<string, number>>;
  /** Counts an unpaid claim against one more claimant. False when that would exceed its share. */
  addClaimant(key: string, order: string, claimant: string): Promise<boolean>;
  /** The claim is paid: it stays, and counts against no claimant. */
  pay(key: string, order: string): Promise<void>;
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

/** Of the unpaid pieces of a product. One piece may always be bought. */
const UNPAID_SHARE = { percent: 20, least: 1 };
const claimOf = (order: string) => `claims.${claimName(order)}`;

export async function createStock(db: DbPort, shares: Shares): Promise<Stock> {
  const share = shares(UNPAID_SHARE);
  const stock = db.collection<StockDocument>('stock');
  const journal = db.collection<MoveDocument>('stock_moves');
  await journal.createIndex({ key: 1, at: -1, _id: -1 });
  const update = async (key: string, filter: Record<string, unknown>, change: Update) =>
    (await stock.findOneAndUpdate({ _id: key, ...filter }, change, { returnDocument: 'after' })) !== null;

  /** Ends the claim of an order, once. */
  async function settle(key: string, order: string, incOf: (quantity: number) => Record<string, number>) {
    for (;;) {
      const shelf = await stock.findOne({ _id: key });
      const quantity = shelf?.claims[claimName(order)];
      if (!shelf || quantity === undefined) return false;
      const { filter, inc, unset } = discharge(shelf, order);
      const change = { $inc: { ...incOf(quantity), ...inc }, $unset: { [claimOf(order)]: '' as const, ...unset } };
      if (await update(key, { [claimOf(order)]: quantity, ...filter }, change)) return true;
    }
  }

  async function pay(key: string, order: string): Promise<void> {
    for (;;) {
      const shelf = await stock.findOne({ _id: key });
      if (!shelf || !claimantsOf(shelf, order)) return;
      const { filter, inc: $inc, unset: $unset } = discharge(shelf, order);
      if (await update(key, filter, Object.keys($inc).length > 0 ? { $inc, $unset } : { $unset })) return;
    }
  }

  async function addClaimant(key: string, order: string, claimant: string): Promise<boolean> {
    for (;;) {
      const shelf = await stock.findOne({ _id: key });
      const claimants = shelf && claimantsOf(shelf, order);
      if (!claimants || claimants.includes(claimant)) return true;
      const [quantity, most] = [shelf.claims[claimName(order)] ?? 0, mostOf(shelf, share)];
      if (roomIn(shelf, [claimant], most) < quantity) return false;
      const { filter, inc } = charge(shelf, [claimant], quantity, most);
      const path = `unpaid.${claimName(order)}`;
      const change = { $inc: inc, $set: { [path]: [...claimants, claimant].join(' ') } };
      if (await update(key, { [path]: claimants.join(' '), ...filter }, change)) return true;
    }
  }

  async function take(key: string, order: string, quantity: number, claimants: readonly string[] = []) {
    for (;;) {
      const before = await stock.findOne({ _id: key });
      const [claim, name] = [claimOf(order), claimName(order)];
      if (before?.claims[name] !== undefined) return true;
      // A hopeless request costs one read, and no write that others would wait for.
      if (!before || before.available < quantity) return false;
      const most = mostOf(before, share);
      if (roomIn(before, claimants, most) < quantity) return false;
      const { filter, inc } = charge(before, claimants, quantity, most);
      const unpaid = claimants.length > 0 ? { [`unpaid.${name}`]: claimants.join(' ') } : {};
      const taken = await update(
        key,
        { available: { $gte: quantity }, [claim]: { $exists: false }, ...filter },
        { $inc: { available: -quantity, ...inc }, $set: { [claim]: quantity, ...unpaid } },
      );
      if (taken) return true;
    }
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
    take,
    async room(keys, claimants) {
      const found = await stock.find({ _id: { $in: [...keys] } }).toArray();
      return new Map(
        found.map((shelf) => [
          shelf._id,
          Math.max(0, Math.min(shelf.available, roomIn(shelf, claimants, mostOf(shelf, share)))),
        ]),
      );
    },
    addClaimant,
    pay,
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
