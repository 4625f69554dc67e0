import { z } from 'zod';
import { pageLength, pageNumber } from '../paging.schema';

/**
 * A staff audit log event: `GET /api/audit`, admins only, newest first, paginated like `GET /api/blogs`. `actor` and
 * `target` are ids.
 */
export const auditEntrySchema = z.object({
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  at: z.iso.datetime(),
});

export const auditQuerySchema = z.strictObject({
  page: pageNumber,
  limit: pageLength(20),
});
