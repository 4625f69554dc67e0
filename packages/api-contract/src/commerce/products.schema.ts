import { z } from 'zod';
import { pricesSchema } from '../money.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { AVAILABILITIES, PRODUCT_CATEGORIES } from './products.values';
import { PRODUCT_DELIVERIES } from './store-admin.values';

/**
 * A product. `price` is in US dollars and for display only; calculations use `prices`. `oldPrice` and `oldPrices` are
 * present only if the price has been reduced.
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
  /** Number of units in stock; present only if few are left. */
  left: z.int().positive().optional(),
  /** Defaults to delivery by post. */
  delivery: z.enum(PRODUCT_DELIVERIES).optional(),
  /** The seller's name; absent if the shop itself is the seller. */
  seller: z.string().optional(),
  /** Handle of the seller's page. */
  sellerHandle: z.string().optional(),
  /** Whether the product is part of the sample data. */
  isSample: z.boolean().optional(),
  /** Source of the rating. Until enough buyers have rated the product, the rating is sample data. */
  ratedBy: z.enum(['sample', 'buyers', 'nobody']).optional(),
  /** Always false in public responses, which are the same for all visitors. */
  isFavorite: z.boolean().optional(),
});

/** `GET /api/products/:id`: a product with everything needed for its page. */
export const productPageSchema = productSchema.extend({
  /** Plain text with paragraphs separated by blank lines. Empty if there is no description. */
  description: z.string(),
  /** Number of buyers who have rated the product. */
  ratings: z.int().nonnegative().optional(),
  /** Files that the product's buyers can download. */
  files: z.array(z.object({ name: z.string(), bytes: z.int().nonnegative() })).optional(),
});

/** Query parameters for `GET /api/products`, which returns an array of {@link Product}. */
export const productQuerySchema = z.strictObject({
  area: z.enum(['store', 'marketplace']).default('store'),
  category: z.enum(PRODUCT_CATEGORIES).optional(),
});
export type ProductQuery = z.infer<typeof productQuerySchema>;
