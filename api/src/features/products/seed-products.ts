import { z } from 'zod';
import { productSchema } from '@verse/api-contract/products.schema';
import type { PictureRecord, Pictures } from '../../platform/images';
import type { ContentFolder } from '../../platform/seeding';
import type { Product, ProductRepository } from './products.repository';

const sampleSchema = z.array(productSchema.extend({ id: z.number() }));

const FILES = { store: 'shop-products.json', marketplace: 'marketplace-products.json' } as const;

type Sample = z.infer<typeof sampleSchema>[number];

function toProduct(sample: Sample, area: Product['area'], position: number, picture: PictureRecord): Product {
  const { id, name, price, oldPrice, rating, category } = sample;
  return {
    id: String(id),
    area,
    name,
    picture,
    priceCents: Math.round(price * 100),
    ...(oldPrice === undefined ? {} : { oldPriceCents: Math.round(oldPrice * 100) }),
    rating,
    category,
    position,
  };
}

/** The sample products of both areas. One whose picture is missing is left out. */
export async function seedProducts(
  content: ContentFolder,
  products: ProductRepository,
  pictures: Pick<Pictures, 'save'>,
): Promise<void> {
  for (const area of ['store', 'marketplace'] as const) {
    const samples = sampleSchema.parse(await content.json(FILES[area]));
    await Promise.all(
      samples.map(async (sample, position) => {
        const file = await content.picture(sample.image);
        if (file) await products.insert(toProduct(sample, area, position, await pictures.save(file)));
      }),
    );
  }
}
