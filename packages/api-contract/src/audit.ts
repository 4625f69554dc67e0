import { z } from './zod';

/** One deed of staff: `GET /api/audit`, for admins, newest first, paged like the posts. `actor` and `target` are ids. */
export const auditEntrySchema = z.object({ actor: z.string(), action: z.string(), target: z.string(), at: z.iso.datetime() });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
