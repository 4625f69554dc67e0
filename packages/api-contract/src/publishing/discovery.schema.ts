import { z } from 'zod';
import { CARD_KINDS } from './discovery';

/** `GET /api/cards/:kind/:id.png`: the preview image for shared links, 1200 × 630 pixels. */
export const cardParamsSchema = z.object({ kind: z.enum(CARD_KINDS), id: z.string().regex(/^[\w-]{1,200}$/) });

/**
 * `GET /sitemap.xml`: the sitemap, or an index of its parts if there are more than a thousand posts. `part` requests
 * one of these parts.
 */
export const sitemapQuerySchema = z.strictObject({ part: z.coerce.number().int().min(0).max(10_000).optional() });
