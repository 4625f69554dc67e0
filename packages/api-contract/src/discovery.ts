import { z } from './zod';

/** What has a card: a page of the fixed ones, a published post, a service of the catalogue. */
export const CARD_KINDS = ['page', 'post', 'service'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** `GET /api/cards/:kind/:id.png`: the picture that shared links show, 1200 by 630 pixels. */
export const cardParamsSchema = z.object({ kind: z.enum(CARD_KINDS), id: z.string().regex(/^[\w-]{1,200}$/) });

/** `GET /sitemap.xml`: a part of a site with more than a thousand posts, as the sitemap without `part` names it. */
export const sitemapQuerySchema = z.strictObject({ part: z.coerce.number().int().min(0).max(10_000).optional() });
