import type { StockMove } from '@verse/api-contract/commerce/store-admin.schema';
import type { AuditLog } from '../../../platform/audit';
import { AppError, type Person, readPage, VersionConflict } from '../../../platform/http';
import type { Stock } from '../stock';
import type { ProductDesk } from './product-desk';
import { toStockKey } from './products-for-sale';

export interface ProductStockDependencies {
  stock: Pick<Stock, 'startCounting' | 'move' | 'journal'>;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

const PAGE = 20;

/** Creates the staff operations on the stock of products. */
export function createProductStock(desk: ProductDesk, { stock, audit, now }: ProductStockDependencies) {
  async function stockOf(id: string, cursor?: string) {
    await desk.find(id);
    const { rows: moves, next } = await readPage(
      `moves of ${id}`,
      { cursor, limit: PAGE },
      ({ before, limit }) => stock.journal(toStockKey(id), before, limit),
      (move) => move,
    );
    return { ...(await desk.countOf(id)), moves, next };
  }

  return {
    stockOf,

    /** Adjusts the stock by the given difference; idempotent. */
    async move(person: Person, id: string, { onHand, ...move }: StockMove) {
      await desk.find(id);
      const key = toStockKey(id);
      await stock.startCounting(key, 0);
      const moved = await stock.move(key, { ...move, by: person.id, at: now() }, onHand);
      if (moved === 'changed') throw new VersionConflict(await stockOf(id));
      if (moved === 'short')
        throw new AppError('sold-out', 'Some of these are in orders you haven’t sent yet.', {
          details: { current: await desk.countOf(id) },
        });
      await audit.record(person.id, `stock ${move.change} (${move.reason}): ${onHand} → ${onHand + move.change}`, id);
      await desk.changed(id);
      return stockOf(id);
    },
  };
}
