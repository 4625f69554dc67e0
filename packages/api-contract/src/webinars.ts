import type { z } from 'zod';
import type { webinarAnswerSchema, webinarListSchema, webinarSchema } from './webinars.schema';

export type Webinar = z.infer<typeof webinarSchema>;
export type WebinarList = z.infer<typeof webinarListSchema>;
export type WebinarAnswer = z.infer<typeof webinarAnswerSchema>;
