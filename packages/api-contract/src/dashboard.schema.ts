import { z } from 'zod';
import { FIGURES } from './dashboard';

/** A number, how it came about, and the rows it was made from. */
export const figureSchema = z.object({
  name: z.enum(FIGURES),
  /** Null where there is none yet: not ranked, no plan. */
  value: z.number().nullable(),
  formula: z.string(),
  /** Its length, or the sum of its amounts, is the value. */
  rows: z.array(z.object({ what: z.string(), amount: z.number() })),
  /** Of figures that are not counted at each answer. */
  asOf: z.iso.datetime().optional(),
});

/** Who leads by points. Members whom the caller does not see are left out, so ranks may have gaps. */
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

/** What could not be found out stands in `failed`; the rest is there all the same. */
export const dashboardSchema = z.object({
  figures: z.array(figureSchema),
  failed: z.array(z.enum(FIGURES)),
});
