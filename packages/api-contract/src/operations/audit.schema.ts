import { z } from 'zod';
import { isEmail } from '../email';
import { pageLength, pageNumber } from '../paging.schema';

/**
 * A staff audit log event: `GET /api/audit`, admins only, newest first, paginated like `GET /api/blogs`. `actor` and
 * `target` are ids; the names are there for accounts that still exist.
 */
export const auditEntrySchema = z.object({
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  at: z.iso.datetime(),
  actorName: z.string().nullable().optional(),
  targetName: z.string().nullable().optional(),
});

const person = z
  .string()
  .refine((text) => /^[\w-]{1,64}$/.test(text) || isEmail(text), 'Type an account id or an email address.')
  .optional();
export const auditQuerySchema = z.strictObject({
  page: pageNumber,
  limit: pageLength(20),
  /** Account id or email address of the person who acted. */
  actor: person,
  /** Id of what was acted on, or the email address of a member. */
  target: person,
  /** First word of the action, e.g. `account`, `case` or `people`. */
  kind: z
    .string()
    .regex(/^[a-z-]{1,40}$/i, 'Type the first word of an action.')
    .optional(),
  /** First and last day, in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
