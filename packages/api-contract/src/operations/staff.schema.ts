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

/**
 * `GET /api/staff/queues`: all desks that the caller can access, by the names of `ALL_DESKS`. A front end leaves out
 * desks of later releases.
 */
export const staffQueueListSchema = z.object({
  desks: z.array(
    z.object({
      name: z.string(),
      waiting: z.int().min(0).max(WAITING_LIMIT).nullable(),
      /** Since when the oldest task has waited; null if none waits. */
      oldestAt: z.iso.datetime().nullable(),
      /** When the task that is due first is due; null if none waits, or if the pages of the site promise no time. */
      dueAt: z.iso.datetime().nullable().optional(),
      /** Number of tasks that have waited longer than the pages of the site promise. */
      overdue: z.int().min(0).max(WAITING_LIMIT),
    }),
  ),
});
