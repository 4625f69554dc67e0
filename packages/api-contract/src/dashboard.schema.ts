import { z } from 'zod';
import { FIGURES } from './dashboard.values';

/** A figure with its explanation and the rows from which it was calculated. */
export const figureSchema = z.object({
  name: z.enum(FIGURES),
  /** Null when there is no value yet, for example without a rank or a plan. */
  value: z.number().nullable(),
  formula: z.string(),
  /** The value is the number of these rows, or the sum of their amounts. */
  rows: z.array(z.object({ what: z.string(), amount: z.number() })),
  /** Time of calculation; only set for figures that are not calculated for each response. */
  asOf: z.iso.datetime().optional(),
});

/** The members with the most points. Members that the caller may not see are omitted, so ranks may have gaps. */
export const leadersSchema = z.object({
  /** Time of the last count; null before the first one. */
  asOf: z.iso.datetime().nullable(),
  leaders: z.array(
    z.object({
      rank: z.number().int().positive(),
      points: z.number(),
      name: z.string(),
      handle: z.string(),
      isCaller: z.boolean(),
    }),
  ),
});

/** Parts that could not be loaded are listed in `failed`; the others are present. */
export const dashboardSchema = z.object({
  figures: z.array(figureSchema),
  failed: z.array(z.enum(FIGURES)),
});
