import { z } from 'zod';
import { STAFF_DESKS, WAITING_LIMIT } from './staff.values';

/** `GET /api/staff/desks`: only those that the caller may work at. */
export const staffDesksSchema = z.object({
  desks: z.array(
    z.object({
      name: z.enum(STAFF_DESKS.map(({ name }) => name)),
      /** Null where nothing waits for staff. */
      waiting: z.int().min(0).max(WAITING_LIMIT).nullable(),
    }),
  ),
});
export type StaffDeskList = z.infer<typeof staffDesksSchema>;
