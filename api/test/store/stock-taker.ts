import { createStock } from '../../src/domains/commerce/stock';
import { createShares } from '../../src/platform/shares';
import { openSiteStore } from '../site-store';

const AT_ONCE = 20;

/** Orders one unit for each buyer number in a range, and prints the numbers of the buyers who got one. */
async function buy(dataDir: string, key: string, from: number, to: number): Promise<void> {
  const { db, close } = await openSiteStore(dataDir);
  const stock = await createStock(db, createShares(1));
  const buyers = Array.from({ length: to - from }, (_, index) => from + index);
  const work = async () => {
    for (let buyer = buyers.shift(); buyer !== undefined; buyer = buyers.shift()) {
      if (await stock.reserve(key, String(buyer), 1)) process.stdout.write(`${buyer}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await close();
}

const [dataDir, key, from, to] = process.argv.slice(2);
void buy(dataDir!, key!, Number(from), Number(to));
