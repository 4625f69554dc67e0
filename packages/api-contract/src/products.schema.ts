import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { pricesSchema } from './money.schema';
import { AVAILABILITIES, PRODUCT_CATEGORIES } from './products.values';
import { PRODUCT_DELIVERIES } from './store-admin.values';

/**
 * A product. `price` in US dollars, for display only; calculations use `prices`. `oldPrice` and `oldPrices` only where
 * the price was reduced.
 */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  picture: pictureSchema.optional(),
  price: z.number().nonnegative(),
  oldPrice: z.number().nonnegative().optional(),
  prices: pricesSchema.optional(),
  oldPrices: pricesSchema.optional(),
  rating: z.number().min(0).max(5),
  category: z.enum(PRODUCT_CATEGORIES),
  availability: z.enum(AVAILABILITIES).optional(),
  /** The units left, once they are few. */
  left: z.int().positive().optional(),
  /** By post when absent. */
  delivery: z.enum(PRODUCT_DELIVERIES).optional(),
  /** The seller, if not the shop itself. */
  seller: z.string().optional(),
  /** Of the seller's page. */
  sellerHandle: z.string().optional(),
  /** Part of the sample data. */
  isSample: z.boolean().optional(),
  /** Source of the rating: sample data until enough buyers have rated. */
  ratedBy: z.enum(['sample', 'buyers', 'nobody']).optional(),
  /** False in a public response, which is the same for all visitors. */
  isFavorite: z.boolean().optional(),
});
export type Product = z.infer<typeof productSchema>;

/** `GET /api/products/:id`: one product as its page shows it. */
export const productPageSchema = productSchema.extend({
  /** Plain text; an empty line begins a paragraph. Empty without a description. */
  description: z.string(),
  /** How many buyers have rated it. */
  ratings: z.int().nonnegative().optional(),
  /** The files that its buyers download. */
  files: z.array(z.object({ name: z.string(), bytes: z.int().nonnegative() })).optional(),
});
export type ProductPage = z.infer<typeof productPageSchema>;

/** The query of `GET /api/products`, which returns an array of {@link Product}. */
export const productQuerySchema = z.strictObject({
  area: z.enum(['store', 'marketplace']).default('store'),
  category: z.enum(PRODUCT_CATEGORIES).optional(),
});
export type ProductQuery = z.infer<typeof productQuerySchema>;
