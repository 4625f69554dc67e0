import { unknownItem } from './cart-changes';
import type { ForSale, Sellable } from './cart-document';

/** Sale data by item, undefined for an unknown item. */
export type ItemsForSale = ReadonlyMap<string, ForSale | undefined>;

const parseItem = (item: string) => item.split(':') as [string, string];

/** Creates the lookup of items across all types that can be sold. */
export function createItemsForSale(sellables: readonly Sellable[]) {
  async function findAll(items: readonly string[]): Promise<ReadonlyMap<string, ForSale>> {
    const found = await Promise.all(
      sellables.map(async ({ kind, resolve }) => {
        const ids = items.map(parseItem).flatMap(([one, id]) => (one === kind ? [id] : []));
        const sold = ids.length > 0 ? await resolve(ids) : new Map<string, ForSale>();
        return [...sold].map(([id, one]) => [`${kind}:${id}`, one] as const);
      }),
    );
    return new Map(found.flat());
  }

  return {
    findAll,

    /** @throws AppError `not-found` if the item is not sold */
    async findSold(item: string): Promise<ForSale> {
      const sold = (await findAll([item])).get(item);
      if (!sold?.isSold) throw unknownItem();
      return sold;
    },

    /** Resolves only the items that are not in `known`. */
    async resolve(items: readonly string[], known: ItemsForSale = new Map()): Promise<ItemsForSale> {
      const unknown = items.filter((item) => !known.has(item));
      if (unknown.length === 0) return known;
      const found = await findAll(unknown);
      return new Map([...known, ...unknown.map((item) => [item, found.get(item)] as const)]);
    },
  };
}
