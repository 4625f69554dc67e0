import { createDocuments } from '../../../platform/documents';
import type { Shares } from '../../../platform/shares';
import type { DbPort } from '../../../store';
import type { StockDocument } from './inventory';
import { createMoves } from './moves.repository';
import { createClaims } from './stock-claims';

export interface Count {
  onHand: number;
  available: number;
}

export type Stock = Awaited<ReturnType<typeof createStock>>;

/** Share of a product's unpaid units that a single claimant may hold. Every claimant may hold at least one unit. */
const UNPAID_SHARE = { percent: 20, least: 1 };

export async function createStock(db: DbPort, shares: Shares) {
  const stock = await createDocuments<StockDocument, StockDocument>(db, { name: 'stock', toDomain: (one) => one });
  return {
    /** Starts tracking the stock of an item; no-op if it is already tracked. */
    startCounting: async (key: string, onHand: number): Promise<void> =>
      void (await stock.insert({ _id: key, onHand, available: onHand, claims: {} })),
    /** Returns, for each key, the number of units available for purchase; omits keys whose stock is not tracked. */
    async available(keys: readonly string[]): Promise<Map<string, number>> {
      return new Map([...(await stock.findAll(keys))].map(([key, { available }]) => [key, available]));
    },
    async counts(keys: readonly string[]): Promise<Map<string, Count>> {
      const found = await stock.findAll(keys);
      return new Map([...found].map(([key, { onHand, available }]) => [key, { onHand, available }]));
    },
    ...createClaims(stock, shares(UNPAID_SHARE)),
    ...(await createMoves(db, stock)),
  };
}
