import { z } from 'zod';

/** `date` and `time` are text in UTC; `startsAt` is the same moment as a timestamp. */
export const webinarSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.iso.date(),
  time: z.string().regex(/^\d\d:\d\d UTC$/),
  startsAt: z.iso.datetime(),
  /** Whether the webinar is part of the sample data. */
  isSample: z.boolean().optional(),
  hasSeat: z.boolean(),
});

export const webinarListSchema = z.object({ webinars: z.array(webinarSchema) });
export const webinarAnswerSchema = z.object({ webinar: webinarSchema });
