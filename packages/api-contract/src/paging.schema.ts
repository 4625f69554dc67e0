import { z } from 'zod';
import { LAST_PAGE, LONGEST_PAGE } from './paging';

/** `page` of a list's query. */
export const pageNumber = z.coerce.number().int().min(1).max(LAST_PAGE).default(1);

/** `limit` of a list's query: at most 50. */
export const pageLength = (usual: number) => z.coerce.number().int().min(1).max(LONGEST_PAGE).default(usual);
