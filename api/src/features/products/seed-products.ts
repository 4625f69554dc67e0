import { z } from 'zod';
import { productSchema } from '@verse/api-contract/products';
import type { Pictures } from '../../platform/images';
import type { ContentFolder } from '../../platform/seeding';
import type { ProductRepository } from './products.repository';

const sampleSchema = z.array(productSchema.extend({ id: z.number() }));

/** The shop's sample products. One whose picture is missing is left out. */
export async function seedProducts(content: ContentFolder, products: ProductRepository, pictures: Pick<Pictures, 'save'>): Promise<void> {
  for (const [position, product] of sampleSchema.parse(await content.json('shop-products.json')).entries()) {
    const file = await content.picture(product.image);
    if (!file) continue;
    await products.insert({
      id: String(product.id),
      area: 'store',
      name: product.name,
      picture: await pictures.save(file),
      priceCents: Math.round(product.price * 100),
      ...(product.oldPrice === undefined ? {} : { oldPriceCents: Math.round(product.oldPrice * 100) }),
      rating: product.rating,
      category: product.category,
      position,
    });
  }
}
