import type { StockMove } from '@verse/api-contract/commerce/store-admin.schema';
import type { AuditLog } from '../../../platform/audit';
import { AppError, decodeCursor, encodeCursor, type Person, VersionConflict } from '../../../platform/http';
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
    const list = `moves of ${id}`;
    const found = await stock.journal(toStockKey(id), decodeCursor(list, cursor), PAGE + 1);
    const moves = found.slice(0, PAGE);
    const last = moves.at(-1);
    return { ...(await desk.countOf(id)), moves, next: found.length > PAGE && last ? encodeCursor(list, last) : null };
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
        throw new AppError('sold-out', 'Some of these units belong to orders that have not been sent yet.', {
          details: { current: await desk.countOf(id) },
        });
      await audit.record(person.id, `stock ${move.change} (${move.reason}): ${onHand} → ${onHand + move.change}`, id);
      await desk.changed(id);
      return stockOf(id);
    },
  };
}
