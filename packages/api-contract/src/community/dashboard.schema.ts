import { z } from 'zod';
import { FIGURES } from './dashboard.values';

/** A figure with its explanation and the rows it was calculated from. */
export const figureSchema = z.object({
  name: z.enum(FIGURES),
  /** Null if there is no value yet, e.g. because the member has no rank or plan. */
  value: z.number().nullable(),
  formula: z.string(),
  /** The value is either the number of these rows or the sum of their amounts. */
  rows: z.array(z.object({ what: z.string(), amount: z.number() })),
  /** When the figure was calculated; only present for figures that are not recalculated for each response. */
  asOf: z.iso.datetime().optional(),
});

/** The members with the most points. Members whom the caller may not see are omitted, so ranks may have gaps. */
export const leadersSchema = z.object({
  /** When points were last counted; null before the first count. */
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

/** `failed` lists the figures that could not be loaded; all others are present. */
export const dashboardSchema = z.object({
  figures: z.array(figureSchema),
  failed: z.array(z.enum(FIGURES)),
});
