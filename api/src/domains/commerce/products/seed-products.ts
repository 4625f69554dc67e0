import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { productSchema } from '@verse/api-contract/commerce/products.schema';
import { PRODUCT_FILES } from '@verse/api-contract/files';
import { centsOf } from '@verse/api-contract/money';
import type { FileRecord, PrivateFiles } from '../../../platform/files';
import type { PictureRecord, Pictures } from '../../../platform/images';
import type { ContentFolder } from '../../../platform/seeding';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import type { Stock } from '../stock';
import { type Product, type ProductRepository, PRODUCTS } from './products.repository';
import { toStockKey } from './products-for-sale';

const sampleSchema = z.array(
  productSchema.extend({
    id: z.number(),
    description: z.string(),
    /** Price in naira, set by the seller rather than converted from the dollar price. */
    priceNaira: z.number(),
    oldPriceNaira: z.number().optional(),
    /** Units in stock; only for products sent by post. */
    stock: z.int().nonnegative().optional(),
    /** Name of a file in the `files` folder; only for downloads. */
    file: z.string().optional(),
    /** Whether the product is a draft, visible only to staff. */
    isDraft: z.boolean().optional(),
  }),
);

const FILES = { store: 'shop-products.json', marketplace: 'marketplace-products.json' } as const;
const AREAS = ['store', 'marketplace'] as const;

type Sample = z.infer<typeof sampleSchema>[number];

function toOldPrices({ oldPrice, oldPriceNaira }: Sample): Pick<Product, 'oldPrices'> {
  if (oldPrice === undefined) return {};
  const naira = oldPriceNaira === undefined ? {} : { NGN: centsOf(oldPriceNaira) };
  return { oldPrices: { USD: centsOf(oldPrice), ...naira } };
}

interface StoredFiles {
  picture: PictureRecord;
  files: FileRecord[];
}

function toProduct(sample: Sample, area: Product['area'], position: number, { picture, files }: StoredFiles): Product {
  const { id, name, description, price, priceNaira, rating, category, seller, isDraft } = sample;
  return {
    id: String(id),
    area,
    status: isDraft ? 'draft' : 'published',
    name,
    description,
    picture,
    prices: { USD: centsOf(price), NGN: centsOf(priceNaira) },
    ...toOldPrices(sample),
    ...(files.length > 0 ? { delivery: 'download' as const, files } : {}),
    ...(seller === undefined ? {} : { seller }),
    rating,
    category,
    position,
    version: 0,
  };
}

async function saveFiles({ file }: Sample, content: ContentFolder, files: Pick<PrivateFiles, 'save'>) {
  if (file === undefined) return [];
  const bytes = await readFile(content.pathOf(`files/${file}`));
  const digest = createHash('sha256').update(bytes).digest('hex');
  const sent = { name: file, field: 'file', digest, read: () => Promise.resolve(bytes) };
  return [await files.save(sent, PRODUCT_FILES, SITE_OWNER)];
}

/** Creates the sample products of both areas; skips products without a picture. */
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
          picture: await pictures.save(file, SITE_OWNER, { collection: PRODUCTS, id: String(sample.id) }),
          files: await saveFiles(sample, content, files),
        };
        await products.insert(toProduct(sample, area, position, kept));
      }),
    );
  }
}

export async function seedStock(content: ContentFolder, stock: Pick<Stock, 'startCounting'>): Promise<void> {
  for (const area of AREAS) {
    for (const { id, stock: onHand } of sampleSchema.parse(await content.json(FILES[area])))
      if (onHand !== undefined) await stock.startCounting(toStockKey(String(id)), onHand);
  }
}
