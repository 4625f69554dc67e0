import { z } from 'zod';

/** `page` of a list's query. */
export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** `limit` of a list's query: at most 50. */
export const pageLength = (usual: number) => z.coerce.number().int().min(1).max(50).default(usual);
