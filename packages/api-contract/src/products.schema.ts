import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { PRODUCT_CATEGORIES } from './products';

/** One thing for sale. Prices in US dollars; `oldPrice` only where the price has come down. */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  picture: pictureSchema.optional(),
  price: z.number().nonnegative(),
  oldPrice: z.number().nonnegative().optional(),
  rating: z.number().min(0).max(5),
  category: z.enum(PRODUCT_CATEGORIES),
  /** False in a public answer, which is the same for everybody. */
  isFavorite: z.boolean().optional(),
});
export type Product = z.infer<typeof productSchema>;

/** The query of `GET /api/products`, which answers an array of {@link Product}. */
export const productQuerySchema = z.strictObject({
  area: z.enum(['store', 'marketplace']).default('store'),
  category: z.enum(PRODUCT_CATEGORIES).optional(),
});
export type ProductQuery = z.infer<typeof productQuerySchema>;
