import { z } from 'zod';
import { LAST_PAGE, LONGEST_PAGE } from './paging';

/** The `page` parameter of a list query. */
export const pageNumber = z.coerce.number().int().min(1).max(LAST_PAGE).default(1);

/** The `limit` parameter of a list query; at most {@link LONGEST_PAGE}. */
export const pageLength = (usual: number) => z.coerce.number().int().min(1).max(LONGEST_PAGE).default(usual);

/** Query parameters for a list that has no filters. */
export const listQuerySchema = z.strictObject({ cursor: z.string().max(200).optional(), limit: pageLength(20) });
export type ListQuery = z.infer<typeof listQuerySchema>;
