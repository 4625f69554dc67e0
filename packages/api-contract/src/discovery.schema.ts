import { z } from 'zod';
import { CARD_KINDS } from './discovery';

/** `GET /api/cards/:kind/:id.png`: the picture shown with shared links, 1200 by 630 pixels. */
export const cardParamsSchema = z.object({ kind: z.enum(CARD_KINDS), id: z.string().regex(/^[\w-]{1,200}$/) });

/**
 * `GET /sitemap.xml`: one part of the sitemap of a site with more than a thousand posts; the sitemap without `part`
 * lists them.
 */
export const sitemapQuerySchema = z.strictObject({ part: z.coerce.number().int().min(0).max(10_000).optional() });
