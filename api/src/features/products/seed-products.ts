import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { PRODUCT_FILES } from '@verse/api-contract/files';
import { productSchema } from '@verse/api-contract/products.schema';
import type { FileRecord, PrivateFiles } from '../../platform/files';
import type { PictureRecord, Pictures } from '../../platform/images';
import type { ContentFolder } from '../../platform/seeding';
import { type Product, type ProductRepository, PRODUCTS } from './products.repository';
import { stockKeyOf, type StockOfProducts } from './products-for-sale';

const sampleSchema = z.array(
  productSchema.extend({
    id: z.number(),
    description: z.string(),
    /** Set by whoever sells, as the price in dollars is: nothing converts. */
    priceNaira: z.number(),
    oldPriceNaira: z.number().optional(),
    /** Of what is posted. */
    stock: z.int().nonnegative().optional(),
    /** Of what is downloaded: its name in the folder `files`. */
    file: z.string().optional(),
    /** At the desk only, until somebody publishes it. */
    isDraft: z.boolean().optional(),
  }),
);

const FILES = { store: 'shop-products.json', marketplace: 'marketplace-products.json' } as const;
const AREAS = ['store', 'marketplace'] as const;

type Sample = z.infer<typeof sampleSchema>[number];

const minorOf = (amount: number) => Math.round(amount * 100);

function oldPricesOf({ oldPrice, oldPriceNaira }: Sample): Pick<Product, 'oldPrices'> {
  if (oldPrice === undefined) return {};
  const naira = oldPriceNaira === undefined ? {} : { NGN: minorOf(oldPriceNaira) };
  return { oldPrices: { USD: minorOf(oldPrice), ...naira } };
}

interface Kept {
  picture: PictureRecord;
  files: FileRecord[];
}

function toProduct(sample: Sample, area: Product['area'], position: number, { picture, files }: Kept): Product {
  const { id, name, description, price, priceNaira, rating, category, seller, isDraft } = sample;
  return {
    id: String(id),
    area,
    status: isDraft ? 'draft' : 'published',
    name,
    description,
    picture,
    prices: { USD: minorOf(price), NGN: minorOf(priceNaira) },
    ...oldPricesOf(sample),
    ...(files.length > 0 ? { delivery: 'download' as const, files } : {}),
    ...(seller === undefined ? {} : { seller }),
    rating,
    category,
    position,
    version: 0,
  };
}

async function filesOf({ file }: Sample, content: ContentFolder, files: Pick<PrivateFiles, 'save'>) {
  if (file === undefined) return [];
  const bytes = await readFile(content.pathOf(`files/${file}`));
  const digest = createHash('sha256').update(bytes).digest('hex');
  const sent = { name: file, field: 'file', digest, read: () => Promise.resolve(bytes) };
  return [await files.save(sent, PRODUCT_FILES, null)];
}

/** The sample products of both areas. One whose picture is missing is left out. */
export async function seedProducts(
  content: ContentFolder,
  products: ProductRepository,
  pictures: Pick<Pictures, 'save'>,
  files: Pick<PrivateFiles, 'save'>,
): Promise<void> {
  for (const area of AREAS) {
    const samples = sampleSchema.parse(await content.json(FILES[area]));
    await Promise.all(
      samples.map(async (sample, position) => {
        const file = await content.picture(sample.image);
        if (!file) return;
        const kept = {
          picture: await pictures.save(file, null, { collection: PRODUCTS, id: String(sample.id) }),
          files: await filesOf(sample, content, files),
        };
        await products.insert(toProduct(sample, area, position, kept));
      }),
    );
  }
}

/** How many there are of each sample product. */
export async function seedStock(content: ContentFolder, stock: Pick<StockOfProducts, 'open'>): Promise<void> {
  for (const area of AREAS) {
    for (const { id, stock: onHand } of sampleSchema.parse(await content.json(FILES[area])))
      if (onHand !== undefined) await stock.open(stockKeyOf(String(id)), onHand);
  }
}
