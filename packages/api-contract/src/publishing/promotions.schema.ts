import { z } from 'zod';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { PROMOTION_LIMITS, PROMOTION_STATES } from './promotions.values';
import { sitePathSchema } from './waiting-lists.schema';

const day = z.iso.date('Enter a date such as 2026-12-31.').nullable();

const fieldsSchema = z.strictObject({
  title: requiredText({ label: 'Title', max: PROMOTION_LIMITS.title }, onOneLine),
  subtitle: requiredText({ label: 'Text', max: PROMOTION_LIMITS.subtitle }, onOneLine),
  action: requiredText({ label: 'Button', max: PROMOTION_LIMITS.action }, onOneLine),
  /** The page that the button opens. */
  path: sitePathSchema,
  /** First and last day in UTC; null for an open end. */
  from: day,
  until: day,
  /** Offers with a lower number come first. */
  order: z.int().min(0).max(PROMOTION_LIMITS.order),
});

/** `POST /api/promotions` and `PUT /api/promotions/:id`. */
export const promotionRequestSchema = fieldsSchema.refine(
  ({ from, until }) => from === null || until === null || from <= until,
  { path: ['until'], message: 'Choose a day on or after the first one.' },
);

/** An offer as members see it. */
export const promotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  action: z.string(),
  path: z.string(),
});

/** `GET /api/promotions`: the offers that are valid today and whose page exists. */
export const promotionListSchema = z.object({ promotions: z.array(promotionSchema) });

/** An offer as staff see it. */
export const staffPromotionSchema = promotionSchema.extend({
  from: z.string().nullable(),
  until: z.string().nullable(),
  order: z.int(),
  state: z.enum(PROMOTION_STATES),
  version: z.int(),
});

/** `GET /api/promotions/desk`: all offers, in their order. */
export const staffPromotionListSchema = z.object({ promotions: z.array(staffPromotionSchema) });
