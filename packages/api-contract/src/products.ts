import { z } from 'zod';

export const PRODUCT_CATEGORIES = ['Electronics', 'Accessories', 'Fashion'] as const;
export const PRODUCT_AREAS = ['store', 'marketplace'] as const;

/** A product on a card. Prices are in dollars; `oldPrice` is there only when the product is on offer. */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  price: z.number().min(0),
  oldPrice: z.number().min(0).optional(),
  rating: z.number().min(0).max(5),
  category: z.enum(PRODUCT_CATEGORIES),
  isFavorite: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

/** The query of `GET /api/products`; the answer is an array of products. */
export const productQuerySchema = z.strictObject({
  area: z.enum(PRODUCT_AREAS).default('store'),
  category: z.enum(PRODUCT_CATEGORIES).optional(),
});
export type ProductQuery = z.infer<typeof productQuerySchema>;
