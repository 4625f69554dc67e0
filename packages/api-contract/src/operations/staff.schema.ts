import { z } from 'zod';
import { STAFF_DESKS, WAITING_LIMIT } from './staff.values';

/** `GET /api/staff/desks`: the desks that the caller can access. */
export const staffDeskListSchema = z.object({
  desks: z.array(
    z.object({
      name: z.enum(STAFF_DESKS.map(({ name }) => name)),
      /** Number of tasks waiting; null for desks that have no queue. */
      waiting: z.int().min(0).max(WAITING_LIMIT).nullable(),
    }),
  ),
});
