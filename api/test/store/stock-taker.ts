import { createStock } from '../../src/features/stock';
import { openSiteStore } from '../site-store';

const AT_ONCE = 20;

/** Orders one of a thing for each buyer from one number to another, and prints who has got one. */
async function buy(dataDir: string, key: string, from: number, to: number): Promise<void> {
  const { db, close } = await openSiteStore(dataDir);
  const stock = await createStock(db);
  const buyers = Array.from({ length: to - from }, (_, index) => from + index);
  const work = async () => {
    for (let buyer = buyers.shift(); buyer !== undefined; buyer = buyers.shift()) {
      if (await stock.take(key, String(buyer), 1)) process.stdout.write(`${buyer}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await close();
}

const [dataDir, key, from, to] = process.argv.slice(2);
void buy(dataDir!, key!, Number(from), Number(to));
