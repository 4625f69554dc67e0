import { z } from 'zod';
import { FIGURES } from './dashboard.values';

/** A number, its explanation, and the rows it was calculated from. */
export const figureSchema = z.object({
  name: z.enum(FIGURES),
  /** Null without a value yet: not ranked, no plan. */
  value: z.number().nullable(),
  formula: z.string(),
  /** Its length, or the sum of its amounts, is the value. */
  rows: z.array(z.object({ what: z.string(), amount: z.number() })),
  /** Set for figures that are not counted for each response. */
  asOf: z.iso.datetime().optional(),
});

/** The members with the most points. Members whom the caller may not see are left out, so ranks may have gaps. */
export const leadersSchema = z.object({
  /** When it was counted; null before the first time. */
  asOf: z.iso.datetime().nullable(),
  leaders: z.array(
    z.object({
      rank: z.number().int().positive(),
      points: z.number(),
      name: z.string(),
      /** Leads to the profile. */
      handle: z.string(),
      isCaller: z.boolean(),
    }),
  ),
});

/** Parts that could not be loaded are listed in `failed`; the rest is there all the same. */
export const dashboardSchema = z.object({
  figures: z.array(figureSchema),
  failed: z.array(z.enum(FIGURES)),
});
