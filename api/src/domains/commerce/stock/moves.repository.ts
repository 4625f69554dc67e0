import { HOUR_MS } from '@verse/api-contract/time';
import { createDocuments } from '../../../platform/documents';
import { ERASED } from '../../../platform/people';
import { afterCursor, type DbPort, type KeysetCursor } from '../../../store';
import type { Inventories, StockMove } from './inventory';

type MoveDocument = Omit<StockMove, 'id'> & { _id: string; key: string };

/** `changed`: the stock differs from what the caller saw. `short`: some of the units are claimed by orders. */
export type MoveResult = 'moved' | 'changed' | 'short';

const SENT_AGAIN_MS = HOUR_MS;
const toMoveId = (key: string, id: string) => `${key} ${id}`;

/** Opens the journal of movements, and creates the operations that move stock. */
export async function createMoves(db: DbPort, stock: Inventories) {
  const journal = await createDocuments<MoveDocument, StockMove>(db, {
    name: 'stock_moves',
    indexes: [{ key: 1, at: -1, _id: -1 }, { by: 1 }],
    toDomain: ({ _id, key: _, ...one }) => ({ id: _id, ...one }),
  });

  return {
    /** Changes the stock; idempotent. If `onHand` is given, it must match the current stock. */
    async move(key: string, { id, ...one }: StockMove, onHand?: number): Promise<MoveResult> {
      if (await journal.find(toMoveId(key, id))) return 'moved';
      const path = `moves.m${id}`;
      const moved = await stock.update(
        {
          _id: key,
          [path]: { $exists: false },
          available: { $gte: Math.max(0, -one.change) },
          ...(onHand === undefined ? {} : { onHand }),
        },
        { $inc: { onHand: one.change, available: one.change }, $set: { [path]: one } },
      );
      if (!moved) {
        const current = await stock.find(key);
        if (!current?.moves?.[`m${id}`])
          return onHand !== undefined && current?.onHand !== onHand ? 'changed' : 'short';
      }
      await journal.insert({ _id: toMoveId(key, id), key, ...one });
      return 'moved';
    },

    /** Replaces the id of an erased account. Movements that can still be retried are filed within an hour. */
    forgetMover: async (by: string): Promise<void> =>
      void (await journal.collection.updateMany({ by }, { $set: { by: ERASED } })),

    /** Returns movements, newest first. */
    journal: (key: string, after: KeysetCursor | undefined, limit: number): Promise<StockMove[]> =>
      journal.list({ key, ...afterCursor('at', after, 'newest-first') }, { sort: { at: -1, _id: -1 }, limit }),

    /**
     * Copies movements to the journal if a killed process has not done so. Removes movements from the inventory once
     * they can no longer be retried.
     */
    async fileMoves(now: Date): Promise<number> {
      let filed = 0;
      for await (const { _id: key, moves = {} } of stock.each({})) {
        for (const [name, one] of Object.entries(moves)) {
          await journal.insert({ _id: toMoveId(key, name.slice(1)), key, ...one });
          if (now.getTime() - one.at.getTime() < SENT_AGAIN_MS) continue;
          await stock.collection.updateOne({ _id: key }, { $unset: { [`moves.${name}`]: '' } });
          filed += 1;
        }
      }
      return filed;
    },
  };
}
