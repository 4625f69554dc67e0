import type { StockReason } from '@verse/api-contract/commerce/store-admin.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { ERASED } from '../../../platform/people';
import type { Shares } from '../../../platform/shares';
import { afterCursor, type DbPort, insertIfAbsent, type KeysetCursor, readInPages, type Update } from '../../../store';
import {
  chargeClaimants,
  dischargeClaimants,
  findClaimants,
  type Inventory,
  maxUnpaidUnits,
  toClaimName,
  unitsLeftFor,
} from './inventory';

interface StockDocument extends Inventory {
  _id: string;
  /**
   * Movements that have taken effect. Kept here until they have been copied to the journal and can no longer be
   * retried.
   */
  moves?: Record<string, Omit<StockMove, 'id'>>;
}

/** A stock change that was not caused by an order. */
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

/** `changed`: the stock differs from what the caller saw. `short`: some of the units are claimed by orders. */
export type MoveResult = 'moved' | 'changed' | 'short';

export type Stock = Awaited<ReturnType<typeof createStock>>;

const SENT_AGAIN_MS = HOUR_MS;
const toMoveId = (key: string, id: string) => `${key} ${id}`;

/** Share of a product's unpaid units that a single claimant may hold. Every claimant may hold at least one unit. */
const UNPAID_SHARE = { percent: 20, least: 1 };
const toClaimPath = (order: string) => `claims.${toClaimName(order)}`;

export async function createStock(db: DbPort, shares: Shares) {
  const share = shares(UNPAID_SHARE);
  const stock = db.collection<StockDocument>('stock');
  const journal = db.collection<MoveDocument>('stock_moves');
  await journal.createIndex({ key: 1, at: -1, _id: -1 });
  await journal.createIndex({ by: 1 });
  const update = async (key: string, filter: Record<string, unknown>, change: Update) =>
    (await stock.findOneAndUpdate({ _id: key, ...filter }, change, { returnDocument: 'after' })) !== null;

  /** Removes an order's claim; returns false if it does not exist. */
  async function endClaim(key: string, order: string, incOf: (quantity: number) => Record<string, number>) {
    for (;;) {
      const inventory = await stock.findOne({ _id: key });
      const quantity = inventory?.claims[toClaimName(order)];
      if (!inventory || quantity === undefined) return false;
      const { filter, inc, unset } = dischargeClaimants(inventory, order);
      const change = { $inc: { ...incOf(quantity), ...inc }, $unset: { [toClaimPath(order)]: '' as const, ...unset } };
      if (await update(key, { [toClaimPath(order)]: quantity, ...filter }, change)) return true;
    }
  }

  async function markPaid(key: string, order: string): Promise<void> {
    for (;;) {
      const inventory = await stock.findOne({ _id: key });
      if (!inventory || !findClaimants(inventory, order)) return;
      const { filter, inc: $inc, unset: $unset } = dischargeClaimants(inventory, order);
      if (await update(key, filter, Object.keys($inc).length > 0 ? { $inc, $unset } : { $unset })) return;
    }
  }

  async function addClaimant(key: string, order: string, claimant: string): Promise<boolean> {
    for (;;) {
      const inventory = await stock.findOne({ _id: key });
      const claimants = inventory && findClaimants(inventory, order);
      if (!claimants || claimants.includes(claimant)) return true;
      const quantity = inventory.claims[toClaimName(order)] ?? 0;
      const most = maxUnpaidUnits(inventory, share);
      if (unitsLeftFor(inventory, [claimant], most) < quantity) return false;
      const { filter, inc } = chargeClaimants(inventory, [claimant], quantity, most);
      const path = `unpaid.${toClaimName(order)}`;
      const change = { $inc: inc, $set: { [path]: [...claimants, claimant].join(' ') } };
      if (await update(key, { [path]: claimants.join(' '), ...filter }, change)) return true;
    }
  }

  async function reserve(key: string, order: string, quantity: number, claimants: readonly string[] = []) {
    for (;;) {
      const before = await stock.findOne({ _id: key });
      const claim = toClaimPath(order);
      const name = toClaimName(order);
      if (before?.claims[name] !== undefined) return true;
      // A request that cannot succeed costs only a single read. It performs no write that would delay others.
      if (!before || before.available < quantity) return false;
      const most = maxUnpaidUnits(before, share);
      if (unitsLeftFor(before, claimants, most) < quantity) return false;
      const { filter, inc } = chargeClaimants(before, claimants, quantity, most);
      const unpaid = claimants.length > 0 ? { [`unpaid.${name}`]: claimants.join(' ') } : {};
      const taken = await update(
        key,
        { available: { $gte: quantity }, [claim]: { $exists: false }, ...filter },
        { $inc: { available: -quantity, ...inc }, $set: { [claim]: quantity, ...unpaid } },
      );
      if (taken) return true;
    }
  }

  async function move(key: string, { id, ...one }: StockMove, onHand?: number): Promise<MoveResult> {
    if (await journal.findOne({ _id: toMoveId(key, id) })) return 'moved';
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
    await insertIfAbsent(journal, { _id: toMoveId(key, id), key, ...one });
    return 'moved';
  }

  return {
    /** Starts tracking the stock of an item; no-op if it is already tracked. */
    startCounting: async (key: string, onHand: number): Promise<void> =>
      void (await insertIfAbsent(stock, { _id: key, onHand, available: onHand, claims: {} })),
    /** Returns, for each key, the number of units available for purchase; omits keys whose stock is not tracked. */
    async available(keys: readonly string[]): Promise<Map<string, number>> {
      const found = await stock.find({ _id: { $in: [...keys] } }).toArray();
      return new Map(found.map(({ _id, available }) => [_id, available]));
    },
    /**
     * Reserves units for an order; idempotent. Returns false if too few units are left, or if a claimant would exceed
     * their share of unpaid units.
     */
    reserve,
    /** Returns, for each key, the maximum number of units that an unpaid order by these claimants can reserve now. */
    async availableTo(keys: readonly string[], claimants: readonly string[]): Promise<Map<string, number>> {
      const found = await stock.find({ _id: { $in: [...keys] } }).toArray();
      return new Map(
        found.map((inventory) => [
          inventory._id,
          Math.max(
            0,
            Math.min(inventory.available, unitsLeftFor(inventory, claimants, maxUnpaidUnits(inventory, share))),
          ),
        ]),
      );
    },
    /**
     * Counts an unpaid claim towards another claimant's limit. Returns false if that claimant would exceed their share.
     */
    addClaimant,
    /** Marks the claim as paid. The claim remains, but no longer counts towards its claimants' limits. */
    markPaid,
    /** Releases the units held by an order. Returns false if the order holds no units. */
    release: (key: string, order: string): Promise<boolean> =>
      endClaim(key, order, (quantity) => ({ available: quantity })),
    /** Removes the units held by an order from the inventory. Returns false if the order holds no units. */
    ship: (key: string, order: string): Promise<boolean> => endClaim(key, order, (quantity) => ({ onHand: -quantity })),
    async counts(keys: readonly string[]): Promise<Map<string, Count>> {
      const found = await stock.find({ _id: { $in: [...keys] } }).toArray();
      return new Map(found.map(({ _id, onHand, available }) => [_id, { onHand, available }]));
    },
    /** Changes the stock; idempotent. If `onHand` is given, it must match the current stock. */
    move,
    /** Replaces the id of an erased account. Movements that can still be retried are filed within an hour. */
    forgetMover: async (by: string): Promise<void> => void (await journal.updateMany({ by }, { $set: { by: ERASED } })),
    async journal(key: string, after: KeysetCursor | undefined, limit: number): Promise<StockMove[]> {
      const found = await journal
        .find({ key, ...afterCursor('at', after, 'newest-first') })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return found.map(({ _id, key: _, ...one }) => ({ id: _id, ...one }));
    },
    async *claims(): AsyncIterable<{ key: string; order: string }> {
      for await (const { _id: key, claims } of readInPages(stock, {}))
        for (const claim of Object.keys(claims)) yield { key, order: claim.slice(1) };
    },
    /**
     * Copies movements to the journal if a killed process has not done so. Removes movements from the inventory once
     * they can no longer be retried.
     */
    async fileMoves(now: Date): Promise<number> {
      let filed = 0;
      for await (const { _id: key, moves = {} } of readInPages(stock, {})) {
        for (const [name, one] of Object.entries(moves)) {
          await insertIfAbsent(journal, { _id: toMoveId(key, name.slice(1)), key, ...one });
          if (now.getTime() - one.at.getTime() < SENT_AGAIN_MS) continue;
          await stock.updateOne({ _id: key }, { $unset: { [`moves.${name}`]: '' } });
          filed += 1;
        }
      }
      return filed;
    },
  };
}
